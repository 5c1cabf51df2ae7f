import type { DictionaryType } from '../../../contract/dictionary.ts';

/** A campus. `openHours` by weekday '1' 周一 … '7' 周日; `travelMinutes` by the other campus's id, symmetric. */
export interface CampusRow {
  id: string;
  companyId: string;
  /** DH, GG … */
  code: string;
  name: string;
  address: string;
  phone: string;
  state: 'open' | 'preparing' | 'disabled';
  openHours: Record<string, { from: string; to: string }>;
  travelMinutes: Record<string, number>;
  openedOn: string;
  managerUid: string | null;
  color: number;
}

export interface ClassroomRow {
  id: string;
  companyId: string;
  campusId: string;
  name: string;
  capacity: number;
  equipment: string[];
  online: boolean;
  /** 可共用 */
  shared: boolean;
  disabled: boolean;
  /** `YYYY-MM-DD HH:mm:ss` each. */
  closures: { from: string; to: string; reason: string }[];
  sort: number;
}

export interface HolidayRow {
  companyId: string;
  date: string;
  type: 'holiday' | 'makeupWorkday';
  name: string;
}

/** A setting in force from `effectiveAt`; the newest one at the deciding moment holds. */
export interface SettingRow {
  companyId: string;
  key: string;
  value: string | number | boolean;
  effectiveAt: string;
  by: string;
}

export interface DictionaryRow {
  id: string;
  companyId: string;
  type: DictionaryType;
  name: string;
  /** 1–12 of the subject palette. */
  color: number | null;
  sort: number;
  disabled: boolean;
}
