import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { RichTextTexts } from '../richTextTexts.ts';
import { NoteActions, Notes } from './editor.styles.ts';
import type { PictureUpload } from './useImages.ts';

interface EditorNotesProps {
  uploads: readonly PictureUpload[];
  lostImages: number;
  canRetry: (upload: PictureUpload) => boolean;
  texts: RichTextTexts;
  onRetry: (upload: PictureUpload) => void;
  onDrop: (id: number) => void;
  onForgetLost: () => void;
}

/** Under the text: pictures on their way, and what went wrong with others. */
export function EditorNotes({ uploads, lostImages, canRetry, texts, onRetry, onDrop, onForgetLost }: EditorNotesProps) {
  const waiting = uploads.filter(({ failed }) => failed === null).length;
  if (uploads.length === 0 && lostImages === 0) return null;
  return (
    <Notes>
      {waiting > 0 ? (
        <Alert icon={<Spinner />} tone="info">
          {texts.uploading(waiting)}
        </Alert>
      ) : null}
      {uploads.map((upload) =>
        upload.failed === null ? null : (
          <Alert key={upload.id} tone="danger" onClose={() => onDrop(upload.id)}>
            {texts.imageFailed(upload.file.name, upload.failed)}
            {canRetry(upload) ? (
              <NoteActions>
                <Button size="s" variant="text" onClick={() => onRetry(upload)}>
                  {texts.retry}
                </Button>
              </NoteActions>
            ) : null}
          </Alert>
        ),
      )}
      {lostImages > 0 ? (
        <Alert tone="warning" onClose={onForgetLost}>
          {texts.imagesLost(lostImages)}
        </Alert>
      ) : null}
    </Notes>
  );
}
