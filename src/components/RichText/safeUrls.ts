/** What the browser's URL parser drops before it reads: controls and blanks at the ends, tabs and line ends anywhere. */
function asRead(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && raw.charCodeAt(start) <= 32) start += 1;
  while (end > start && raw.charCodeAt(end - 1) <= 32) end -= 1;
  return raw.slice(start, end).replaceAll(/[\t\n\r]/g, '');
}

function holdsControl(url: string): boolean {
  for (let i = 0; i < url.length; i += 1) if (url.charCodeAt(i) < 32) return true;
  return false;
}

const linkStart = /^(?:https?:\/\/|mailto:|tel:)./i;
const webStart = /^https?:\/\/./i;
// No SVG: it is a document that may carry scripts of its own.
const rasterData = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z\d+/]+={0,2}$/i;

/** The address of a link as it may stand in a document: http, https, mailto or tel, absolute; null for any other. */
export function safeHref(raw: string): string | null {
  const url = asRead(raw);
  return linkStart.test(url) && !holdsControl(url) && URL.canParse(url) ? url : null;
}

/** The source of a picture as it may stand in a document: http, https, or raster data; null for any other. */
export function safeImageSrc(raw: string): string | null {
  const url = asRead(raw);
  if (rasterData.test(url)) return url;
  return webStart.test(url) && !holdsControl(url) && URL.canParse(url) ? url : null;
}

const mail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const phone = /^\+?\d[\d -]{4,18}\d$/;
const host = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** The link a person means: `www.example.com` gets https, a mail address mailto, a number tel; null where it is none. */
export function readLink(typed: string): string | null {
  const text = asRead(typed);
  const whole = safeHref(text);
  if (whole !== null) return whole;
  if (mail.test(text)) return safeHref(`mailto:${text}`);
  if (phone.test(text)) return safeHref(`tel:${text.replaceAll(/[ -]/g, '')}`);
  return host.test(text) ? safeHref(`https://${text}`) : null;
}
