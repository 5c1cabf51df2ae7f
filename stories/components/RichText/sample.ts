const picture = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200" viewBox="0 0 480 200"><rect width="480" height="200" fill="#E3EEFF"/><rect x="40" y="36" width="220" height="110" rx="8" fill="#fff" stroke="#A7C9FE"/><path d="M70 120l40-46 34 30 30-22 56 38z" fill="#75ABFF"/><circle cx="92" cy="66" r="10" fill="#FFBA9C"/><rect x="290" y="60" width="150" height="14" rx="7" fill="#A7C9FE"/><rect x="290" y="90" width="110" height="14" rx="7" fill="#CBDFFF"/></svg>',
);

/** A raster picture drawn here, for a story that must not fetch anything. */
export async function drawnPicture(): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 200;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}

export const notice = [
  '<h2>机器人创意班开课通知</h2>',
  '<p>各位家长好：机器人创意班将于 <strong>9 月 26 日（周六）</strong>在东湖校区开课，请提前 10 分钟到校。</p>',
  '<h3>上课须知</h3>',
  '<ul><li><p>第一节课请带上<u>水杯</u>和<em>室内鞋</em>，教具由老师发放；</p></li><li><p>请假须在上课前 4 小时提出，<s>当天请假不扣课时</s>；</p></li><li><p>教室在 3 楼 302。</p></li></ul>',
  '<ol><li><p>签到</p></li><li><p>上课 90 分钟</p></li><li><p>家长开放 10 分钟</p></li></ol>',
  '<blockquote><p>对花生过敏的孩子，请在备注中写明。</p></blockquote>',
  '<p>更多内容见 <a href="https://jiaowu.example/notice">开课说明</a>，或致电 <a href="tel:02780000001">027-8000 0001</a>。</p>',
].join('');
