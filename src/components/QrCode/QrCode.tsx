import { Download, RefreshCw } from 'lucide-react';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { fileName, saveBlob } from '../ui/shared/saveBlob.ts';
import { loadingText } from '../../kit/texts.ts';
import { Button } from '../ui/Button/Button.tsx';
import { useMergedRef } from '../ui/shared/useMergedRef.ts';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton/Skeleton.tsx';
import { Spinner } from '../ui/Spinner/Spinner.tsx';
import { qrPng } from './drawQr.ts';
import { Code, Cover, Label, Plate, Problem, Root, Trouble, Waiting } from './QrCode.styles.ts';
import { logoBox, type QrLevel, qrMatrix, qrPath, quietZone } from './qrMatrix.ts';

export interface QrCodeProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** What a scan yields, as a rule a link; null while it is on its way. */
  value: string | null;
  /** What it is for: 扫码登录. Stands below the code, names it, and names the saved file. */
  label: string;
  /** The label is said elsewhere on the page; it stays for assistive technology. @default false */
  labelHidden?: boolean | undefined;
  /** Side in px, quiet zone included; narrower where there is no room. @default 200 */
  size?: number | undefined;
  /** How much may be lost: L 7 %, M 15 %, Q 25 %, H 30 %. @default 'M', with a logo 'H' */
  level?: QrLevel | undefined;
  /** Address of a square picture for the middle. Its host must allow CORS for saving. */
  logo?: string | undefined;
  /** It no longer works: covers it with `expiredText`. @default false */
  expired?: boolean | undefined;
  /** Asks for a new one. */
  onRefresh?: (() => void) | undefined;
  /** The new one is on its way. @default false */
  refreshing?: boolean | undefined;
  /** @default '二维码已过期，点击刷新' */
  expiredText?: string | undefined;
  /** Shows 保存图片. @default false */
  download?: boolean | undefined;
}

/** The code, null without a value, or 'refused' where it does not fit. */
function matrixOf(value: string | null, level: QrLevel) {
  if (value === null) return null;
  try {
    return qrMatrix(value, level);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.warn(error.message);
    return 'refused';
  }
}

/**
 * A QR code, always dark on white so that it scans in the dark theme too. Renders a `<figure>`; sets `data-state`: ready,
 * loading, expired, refused (the text does not fit a code).
 */
export function QrCode({
  value,
  label,
  labelHidden = false,
  size = 200,
  logo,
  level = logo === undefined ? 'M' : 'H',
  expired = false,
  onRefresh,
  refreshing = false,
  expiredText = '二维码已过期，点击刷新',
  download = false,
  ref,
  ...rest
}: QrCodeProps) {
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(ref, root);
  const matrix = useMemo(() => matrixOf(value, level), [value, level]);
  const [failed, setFailed] = useState(false);
  const drawn = matrix !== null && matrix !== 'refused' ? matrix : undefined;
  const state = matrix === 'refused' ? 'refused' : expired ? 'expired' : drawn ? 'ready' : 'loading';
  const side = drawn ? drawn.size + 2 * quietZone : 0;
  const place = drawn && logo !== undefined ? logoBox(drawn.size) : undefined;

  const save = async () => {
    if (!drawn || !root.current) return;
    const style = getComputedStyle(root.current);
    const colors = {
      dark: style.getPropertyValue('--neutral-900').trim(),
      light: style.getPropertyValue('--neutral-0').trim(),
    };
    setFailed(false);
    try {
      saveBlob(await qrPng(drawn, logo, colors), fileName(label, 'png'));
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  };

  return (
    <Root aria-label={label} {...rest} ref={mergedRef} data-state={state}>
      <Plate style={{ width: size }}>
        {drawn ? (
          <Code
            viewBox={`0 0 ${side} ${side}`}
            data-faded={expired ? '' : undefined}
            {...(expired ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${label}的二维码` })}
          >
            <path d={qrPath(drawn)} />
            {place ? (
              <>
                <rect x={place.at} y={place.at} width={place.side} height={place.side} />
                <image
                  href={logo}
                  x={place.at + 0.5}
                  y={place.at + 0.5}
                  width={place.side - 1}
                  height={place.side - 1}
                />
              </>
            ) : null}
          </Code>
        ) : null}
        {state === 'expired' ? (
          <Cover type="button" aria-busy={refreshing || undefined} onClick={refreshing ? undefined : onRefresh}>
            {refreshing ? <Spinner /> : <RefreshCw size={20} strokeWidth={1.75} aria-hidden />}
            {refreshing ? loadingText : expiredText}
          </Cover>
        ) : null}
        {state === 'loading' ? (
          <Waiting>
            <SkeletonGroup style={{ height: '100%' }}>
              <Skeleton height="100%" style={{ position: 'absolute', inset: 0 }} />
            </SkeletonGroup>
          </Waiting>
        ) : null}
        {state === 'refused' ? <Trouble role="alert">内容过长或为空，无法生成二维码</Trouble> : null}
      </Plate>
      {labelHidden ? null : <Label>{label}</Label>}
      {download && state === 'ready' ? (
        <Button size="s" icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void save()}>
          保存图片
        </Button>
      ) : null}
      {failed ? <Problem role="alert">图片没有保存成功，请重试，或截屏保存。</Problem> : null}
    </Root>
  );
}
