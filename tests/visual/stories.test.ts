import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.ts';
import { openStudio } from './support/camera.ts';
import { comparePictures, isBlank } from './support/compare.ts';
import {
  differences,
  environmentFile,
  environmentPath,
  readEnvironment,
  recordedEnvironment,
} from './support/environment.ts';
import { launchArgs } from './support/launchArgs.ts';
import { buildStorybook, serveFolder } from './support/storybook.ts';
import { type Picture, picturesOf } from './support/stories.ts';

const references = join(import.meta.dirname, '__screenshots__');
const failures = join(import.meta.dirname, '__failures__');
const updateCommand = '`npm run visual:update`';
const updating = inject('updatePictures');

const folder = await buildStorybook();
const server = await serveFolder(folder);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchArgs });
const studio = await openStudio(browser, server.url);
const pictures = await picturesOf(folder, browser, server.url);

const here = readEnvironment(browser.version());
const there = recordedEnvironment(references);
const elsewhere = there ? differences(here, there) : [];
const comparable = elsewhere.length === 0;

rmSync(failures, { recursive: true, force: true });
mkdirSync(references, { recursive: true });
const referenceFiles = () => readdirSync(references).filter((name) => name.endsWith('.png'));
const orphans = () => referenceFiles().filter((name) => !pictures.some(({ file }) => file === name));
if (updating) {
  // Pictures of two machines side by side could not be compared on either.
  for (const name of comparable ? orphans() : referenceFiles()) rmSync(join(references, name));
  writeFileSync(environmentPath(references), environmentFile(here));
} else if (!comparable) {
  console.log(`The reference pictures were made elsewhere and were not compared (${elsewhere.join('; ')}).`);
}

afterAll(async () => {
  await browser.close();
  server.close();
});

function keep(name: string, picture: Buffer): void {
  mkdirSync(failures, { recursive: true });
  writeFileSync(join(failures, name), picture);
}

/** Compares with the reference, or writes it. @throws Error that says what to look at and what to do */
function check({ file, storyId }: Picture, picture: Buffer): void {
  const path = join(references, file);
  const reference = existsSync(path) ? readFileSync(path) : undefined;
  const verdict = reference ? comparePictures(reference, picture) : undefined;
  if (verdict?.pass) return;
  if (updating) {
    writeFileSync(path, picture);
    return;
  }
  keep(file, picture);
  if (!verdict)
    throw new Error(`There is no reference of ${storyId}. Look at __failures__/${file}, then ${updateCommand}.`);
  if (verdict.picture) keep(file.replace('.png', '.diff.png'), verdict.picture);
  throw new Error(
    `${storyId}: ${verdict.message}. See ${file} in __screenshots__ (was) and __failures__ (is, diff). If it is meant to be so: ${updateCommand}.`,
  );
}

describe('every tagged story looks as it did', () => {
  // Once more before it counts: on a machine under load a play may run ahead of the page. What has changed stays changed.
  it.concurrent.each(pictures)('$title, $width', { retry: 1 }, async (picture) => {
    const path = join(references, picture.file);
    const settled = existsSync(path) ? readFileSync(path) : undefined;
    const taken = await studio.take(picture.storyId, picture.width, settled);
    expect(isBlank(taken), 'the picture is blank').toBe(false);
    if (comparable || updating) check(picture, taken);
  });
});

describe('the references', () => {
  it('there are stories to look at', () => {
    expect(pictures.length).toBeGreaterThan(0);
  });

  it('each belongs to a tagged story', () => {
    expect(orphans(), `of no story any more; ${updateCommand} removes them`).toEqual([]);
  });
});
