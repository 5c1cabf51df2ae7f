import { lazy, Suspense, useCallback, useState } from 'react';
import { BrandMark } from '../../../components/shells/parts/BrandMark.tsx';
import { mainId, SkipLink } from '../../../components/shells/parts/SkipLink.tsx';
import { Alert } from '../../../components/ui/Alert/Alert.tsx';
import { useOnline, useSession } from '../../../kit/context.ts';
import type { LegalKey } from '../legal/legalText.ts';
import { BrandArt } from './BrandArt.tsx';
import {
  Art,
  Banner,
  BrandPanel,
  Card,
  Heading,
  Logo,
  Page,
  Pane,
  PhoneLogo,
  Slogan,
  Sub,
  Vow,
} from './LoginPage.styles.ts';
import { Mailbox } from './Mailbox.tsx';
import { SmsForm } from './SmsForm.tsx';
import { useInvitation } from './useInvitation.ts';
import { useSmsLogin } from './useSmsLogin.ts';

// Dialogs come when asked for: this page is the first load of the product.
const LegalDialog = lazy(() =>
  import('../legal/LegalDialog.tsx').then(({ LegalDialog: Dialog }) => ({ default: Dialog })),
);

interface LoginPageProps {
  /** A sign-in begins or ends. */
  onBusy: (busy: boolean) => void;
}

/** The login card beside the brand panel; on a phone the card alone. */
export function LoginPage({ onBusy }: LoginPageProps) {
  const notice = useSession((state) => state.loginNotice);
  const online = useOnline();
  const { login, phoneInput, codeInput } = useSmsLogin(useInvitation(), onBusy);
  const [reading, setReading] = useState<LegalKey | null>(null);
  const close = useCallback(() => setReading(null), []);
  return (
    <Page>
      <SkipLink />
      <BrandPanel aria-label="教务">
        <Logo>
          <BrandMark size={28} plate="rgba(255, 255, 255, 0.18)" />
          教务
        </Logo>
        <Art>
          <BrandArt />
        </Art>
        <Slogan>
          排课、点名、课时，
          <br />
          每一笔都说得清
        </Slogan>
        <Vow>给校长、教务、老师和家长用的同一本账。</Vow>
      </BrandPanel>
      <Pane id={mainId} tabIndex={-1}>
        <Card>
          <PhoneLogo>
            <BrandMark size={28} />
            教务
          </PhoneLogo>
          <Heading tabIndex={-1}>欢迎回来</Heading>
          <Sub>使用手机号和短信验证码登录</Sub>
          {notice ? (
            <Banner>
              <Alert tone="warning">{notice.text}</Alert>
            </Banner>
          ) : null}
          {online ? null : (
            <Banner>
              <Alert tone="warning">网络连接不可用，请检查后重试</Alert>
            </Banner>
          )}
          <SmsForm login={login} phoneInput={phoneInput} codeInput={codeInput} onRead={setReading} />
        </Card>
        <Mailbox onFill={login.fill} />
      </Pane>
      {reading ? (
        <Suspense>
          <LegalDialog document={reading} onClose={close} />
        </Suspense>
      ) : null}
    </Page>
  );
}
