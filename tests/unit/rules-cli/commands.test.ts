import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../../support/definitions.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

// Every test compiles all forms, some of them several times.
vi.setConfig({ testTimeout: 60_000 });

let project: ProjectCopy;
beforeEach(async () => {
  project = await copyProject();
});
afterEach(() => project.remove());

describe('impact', () => {
  test('nothing changed, nothing to say', async () => {
    const { code, lines } = await project.rules('impact', ROOT);
    expect(lines).toEqual([expect.stringMatching(/^\d+ cases replayed: 0 rules newly refusing, 0 rules no/)]);
    expect(code).toBe(0);
  });

  test('a changed limit, a dropped field and a new required one are said with their reason', async () => {
    await project.edit('schemas/definitions/firstName.schema.json', (t) => t.replace('50', '40'));
    await project.edit('schemas/definitions/birthday.schema.json', (t) => t.replace('18', '16'));
    await project.edit('schemas/auth/reset-password.schema.json', (t) =>
      t.replace('["password", "passwordConfirmation"]', '["password"]'),
    );
    const { lines } = await project.rules('impact', ROOT);
    const text = lines.join('\n');
    expect(text).toContain(
      'newly refused: /personal/firstName by "maxLength" — was "maxLength": 50, is "maxLength": 40',
    );
    expect(text).toContain(
      'newly accepted: /personal/birthday by "minAge" — was "minAge": 18, is "minAge": 16',
    );
    expect(text).toContain('newly accepted: /passwordConfirmation by "required"');
  });

  test('since a commit', async () => {
    const git = (...args: string[]) => execFileSync('git', ['-C', project.root, ...args], { stdio: 'pipe' });
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    git('init', '-q');
    git('add', '.');
    git(...author, 'commit', '-q', '-m', 'before');
    await project.edit('schemas/definitions/otpCode.schema.json', (t) => t.replace('{6}', '{4}'));
    const { lines } = await project.rules('impact', 'HEAD');
    expect(lines).toContainEqual(
      expect.stringMatching(/newly refused: \/code by "pattern" — was .*\{6\}.*\{4\}/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/newly accepted: \/code by "pattern" .*e\.g\. "\d{4}"/),
    );
  });

  test('what is neither a commit nor a folder', async () => {
    expect(await project.rules('impact', '--output=/tmp/x')).toEqual({
      code: 1,
      lines: ['"--output=/tmp/x" is neither a commit nor a folder that holds definitions.'],
    });
  });
});

test('new: the files of a form that passes every check at once', async () => {
  expect((await project.rules('new', 'survey/wish')).code).toBe(0);
  const { code, lines } = await project.rules('check');
  expect(lines).toEqual([expect.stringContaining('0 faults, 0 remarks')]);
  expect(code).toBe(0);
  expect(await project.rules('new', 'survey/wish')).toEqual({
    code: 1,
    lines: ['schemas/survey/wish.schema.json is there already. Choose another name.'],
  });
});

test('new: a name that would leave its folder is refused', async () => {
  expect((await project.rules('new', '../../wish')).code).toBe(1);
});

test('translate: what is missing, unused and too long', async () => {
  await project.edit('locales/tr/auth.json', (t) =>
    t.replace(/"auth\.login\.submit": ".*"/, `"auth.login.submit": "${'ş'.repeat(29)}"`),
  );
  await project.edit('locales/de/fields.json', (t) => t.replace('{', '{ "field.city.nothing": "Ort",'));
  await project.edit('locales/en/survey.json', (t) =>
    t
      .replace(/"survey\.answer\.submit": ".*"/, `"survey.answer.submit": "${'e'.repeat(29)}"`)
      .replace(/ {2}"survey\.answer\.rating\.label": .*\n/, ''),
  );
  const { code, lines } = await project.rules('translate');
  expect(lines).toContain(
    'en: "survey.answer.submit" has 29 characters, its place holds 28. Say it shorter.',
  );
  expect(lines.join('\n')).toContain(
    'Readers of English see "survey/answer" in "de", since these words are missing, cannot be read or take other arguments: "survey.answer.rating.label".',
  );
  expect(lines.at(-1)).toMatch(/\d+ words in English for 1 of 2 forms; .*too long: de \d+, tr \d+, en 1\.$/);
  expect(lines).toContain('tr: "auth.login.submit" has 29 characters, its place holds 28. Say it shorter.');
  expect(lines.join('\n')).toContain('#/field.city.nothing: No form uses "field.city.nothing".');
  expect(code).toBe(1);
});
