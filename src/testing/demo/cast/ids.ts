/** Ids of the cast: stable, so that tests and stories can name people, rooms and classes. */
export const companies = { hq: '1', chenguang: '12', qihang: '15' } as const;

/** The institution of the demo. */
export const company = companies.chenguang;

export const demoToday = '2026-09-21';
export const demoNow = '2026-09-21 09:00:00';

export const demoCampusIds = { DH: '21', GG: '22', NH: '23', HY: '24', DK: '25' } as const;

export const demoRoomIds = {
  A101: '2101',
  A102: '2102',
  A201: '2103',
  B201: '2104',
  G101: '2201',
  G102: '2202',
} as const;

/** uids. Staff nn of the conventions is 1000 + nn, the main guardian of stuId n 1100 + n. */
export const uids = {
  gaoYuan: '1001',
  linNa: '1002',
  wangMin: '1003',
  zhaoQiang: '1004',
  liQiang: '1005',
  chenChen: '1006',
  liYan: '1007',
  chenLan: '1008',
  zhouMin: '1009',
  wuTong: '1010',
  liXiang: '1011',
  sunTing: '1012',
  liXue: '1013',
  shenLing: '1014',
  luoQi: '1015',
  hePing: '1020',
  liTing: '1121',
  linJianguo: '1221',
  zhaoQian: '1301',
  qianLei: '1302',
  zhengXin: '1303',
} as const;

export const demoStudents = {
  liZihan: '1',
  wangYinuo: '2',
  zhangHaoran: '3',
  liuSiyuan: '4',
  zhaoZixuan: '5',
  heJia: '6',
  wuYue: '7',
  zhengHao: '8',
  chenKexin: '9',
  linXiaoman: '21',
  suXiao: '22',
  tangGuo: '23',
  chenYinuo: '58',
  heJunxi: '59',
  zhouXiaoman: '60',
  linKexin: '61',
  xuJiashu: '62',
  zhaoMingxuan: '63',
  chenYinuoDh: '64',
  linZimo: '65',
  zhouZimo: '66',
  zhouYutong: '67',
  sunYuxuan: '68',
  mengXiang: '69',
} as const;

export const demoCourseIds = {
  lineRobot: '501',
  robotL1: '502',
  robotL2: '503',
  coding: '504',
  science: '505',
  art: '506',
  contest: '507',
} as const;

/** The lesson with the number `seqNo` (as planned) of a class: class id + two digits. */
export const demoClassIds = {
  wedA: '201',
  fri: '202',
  tue: '203',
  thu: '204',
  lineA: '205',
  satB: '206',
  online: '207',
  science: '208',
  artB: '209',
  codingC: '210',
  robotL1: '211',
  scienceS1: '212',
  monA: '213',
  contestCamp: '214',
  codingStarter: '215',
  codingSunday: '216',
  codingSpring: '217',
  summerCamp: '218',
} as const;

export function lessonIdOf(classId: string, n: number): string {
  return `${classId}${String(n).padStart(2, '0')}`;
}
