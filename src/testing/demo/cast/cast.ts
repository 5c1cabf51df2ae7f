import type { Draft } from '../lib/draft.ts';
import { createLedger, type Ledger } from '../lib/ledger.ts';
import { castCampuses, castClassrooms } from './campuses.ts';
import { addClasses } from './classes.ts';
import { castCompanies } from './companies.ts';
import { addCourses } from './courses.ts';
import { addGrants } from './grants.ts';
import { playCast } from './history.ts';
import { addLots } from './hours.ts';
import { addOperationLogs } from './log.ts';
import { addLeaves, addPlans, addTrials } from './plans.ts';
import { castDictionary, castHolidays, castRoles, castSettings } from './settings.ts';
import { castSellerUsers, castStaff, castStaffUsers, castUserRoles } from './staff.ts';
import {
  castGuardians,
  castGuardianUsers,
  castInviteCodes,
  castLearnerUsers,
  castStuAccounts,
  castStudents,
} from './students.ts';

/** Fills a draft with the people, classes and history of the conventions' section 11. */
export function addCast(draft: Draft): Ledger {
  const { data } = draft;
  data.companies.push(...structuredClone(castCompanies));
  data.roles.push(...structuredClone(castRoles));
  data.users.push(
    ...structuredClone([...castStaffUsers, ...castSellerUsers, ...castGuardianUsers, ...castLearnerUsers]),
  );
  data.staff.push(...structuredClone(castStaff));
  data.userRoles.push(...structuredClone(castUserRoles));
  data.students.push(...structuredClone(castStudents));
  data.guardians.push(...structuredClone(castGuardians));
  data.stuAccounts.push(...structuredClone(castStuAccounts));
  data.inviteCodes.push(...structuredClone(castInviteCodes));
  data.campuses.push(...structuredClone(castCampuses));
  data.classrooms.push(...structuredClone(castClassrooms));
  data.holidays.push(...structuredClone(castHolidays));
  data.settings.push(...structuredClone(castSettings));
  data.dictionary.push(...structuredClone(castDictionary));
  addCourses(data);
  addGrants(draft);
  addClasses(draft);
  addLeaves(draft);
  addTrials(draft);
  const ledger = createLedger(draft);
  addLots(draft, ledger);
  playCast(draft, ledger);
  addPlans(draft);
  addOperationLogs(draft);
  return ledger;
}
