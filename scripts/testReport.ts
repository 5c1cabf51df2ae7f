// Reads what a suite left behind, for the closing lines of `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');

export interface Count {
  passed: number;
  failed: number;
  /** What failed, for the list at the end. */
  failures?: string[];
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const firstLines = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, 8).join('\n    ');

/** Every failed test as `file › test: first lines of the message`. */
function failuresOf(result: Report): string[] {
  return result.testResults.flatMap((file) => {
    const where = relative(root, file.name);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [`${where}: ${firstLines(file.message ?? '')}`];
    return tests.map((test) => `${where} › ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`);
  });
}

/** @param ok what the runner's exit code said */
export function countOf(report: string, ok: boolean): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: ['the runner ended without a report'] };
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = result.numFailedTests;
  // A suite that fails outside of a test (an import, an unhandled error) has to show in the count as well.
  return { passed: result.numPassedTests, failed: ok ? failed : Math.max(failed, 1), failures: failuresOf(result) };
}
