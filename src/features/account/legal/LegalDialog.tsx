import styled from 'styled-components';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog/Dialog.tsx';
import { consentVersion, type LegalKey } from './legalText.ts';
import { legalTexts } from './legalTexts.ts';

const Text = styled.div`
  section + section {
    margin-top: 20px;
  }
  h3 {
    font-size: var(--fs-14);
    color: var(--text-1);
  }
  p {
    margin-top: 8px;
    color: var(--text-2);
    line-height: 24px;
  }
`;

interface LegalDialogProps {
  document: LegalKey;
  onClose: () => void;
}

/** One of the three texts, to read before agreeing. */
export function LegalDialog({ document, onClose }: LegalDialogProps) {
  const { title, sections } = legalTexts[document];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={title}
      description={`版本 ${consentVersion}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          我知道了
        </Button>
      }
    >
      <Text>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Text>
    </Dialog>
  );
}
