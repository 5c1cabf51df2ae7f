/**
 * Puts a text on the clipboard; false where the browser refuses. Insecure origins and old WeCom have no
 * `navigator.clipboard`: there the old command is tried on a field out of sight.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard, or no permission for it: the old way may still do.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const back = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  // Inside an open dialog the focus may not leave it.
  const home = back?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  home.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (back instanceof HTMLElement) back.focus();
  return done;
}
