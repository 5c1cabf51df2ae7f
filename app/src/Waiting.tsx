import { loadingText } from 'jiaowu';

/** While a page's code or the user's rights are on their way; shown after a second only, or every visit would flash. */
export function Waiting() {
  return (
    <p className="waiting" role="status">
      {loadingText}
    </p>
  );
}
