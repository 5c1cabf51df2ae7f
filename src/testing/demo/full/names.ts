import type { Random } from '../lib/random.ts';

const surnames =
  '王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁于董余苏叶吕魏蒋田杜丁沈姜范江傅钟卢汪戴崔任陆廖姚方金邱夏谭韦贾邹石熊孟秦阎薛侯雷白龙段郝孔邵史毛常万顾赖武康贺严尹钱施牛洪龚'.split(
    '',
  );

const girls =
  '梓萱 雨桐 诗涵 欣怡 思琪 语嫣 梦瑶 可馨 佳怡 若曦 芷晴 依诺 子涵 书瑶 乐瑶 沐晴 一诺 婉婷 雅琪 静怡 心悦 安琪 艺涵 紫萱 晓彤 念真 知夏 清妍 锦瑜 初夏 云舒 嘉禾 月宁 听澜 未央 希言'.split(
    ' ',
  );

const boys =
  '浩然 子轩 宇航 俊杰 梓睿 天佑 睿哲 博文 明哲 逸飞 皓轩 泽宇 嘉树 书豪 景行 昊天 子墨 铭泽 一鸣 承宇 奕辰 煜城 思远 星辰 亦凡 沐阳 知行 云帆 启航 清扬 修远 子昂 予安 乐山 则明 望舒'.split(
    ' ',
  );

const adults =
  '伟 芳 娜 敏 静 丽 强 磊 军 洋 勇 艳 杰 娟 涛 明 超 秀兰 霞 平 刚 桂英 文 云 建华 丽娟 志强 晓燕 海燕 国庆 红梅 春梅 立新 雪梅 少华 文静'.split(
    ' ',
  );

export interface Named {
  name: string;
  sex: 1 | 2;
}

/** Names of children, each given once, none that `taken` holds. */
export function childNames(random: Random, taken: ReadonlySet<string>, count: number): Named[] {
  const used = new Set(taken);
  const found: Named[] = [];
  while (found.length < count) {
    const sex = random.chance(0.52) ? 1 : 2;
    const name = random.pick(surnames) + random.pick(sex === 1 ? boys : girls);
    if (used.has(name)) continue;
    used.add(name);
    found.push({ name, sex });
  }
  return found;
}

export function adultName(random: Random, surname?: string): string {
  return (surname ?? random.pick(surnames)) + random.pick(adults);
}
