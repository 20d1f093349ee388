// Asks the registry for known faults in our packages, and holds them against the days that decision 022 allows:
// `npm run audit`. known-faults.json keeps when each was first seen, and when somebody looked (null: nobody has); commit it.
// Where the registry does not answer, nothing new is known, the record stays as it was, and the output says since when.
// Exit code: 0 all is well, 1 something has to be done, 2 the registry did not answer and the record asks for nothing.
// `npm test` never runs this: a commit must not fail because a day has passed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readList } from './unmaintained.mjs';

/** Days from the first look that finds a fault to its update; `low` and `info` go with the next update. */
export const allowedDays = { critical: 3, high: 7, moderate: 30, low: 90, info: 90 };
const dayMs = 86_400_000;
const daysBetween = (from, to) => Math.floor((Date.parse(to) - Date.parse(from)) / dayMs);

/**
 * What `npm audit --json` says, as our record: an entry for each advisory, with the day on which it was first seen.
 * @throws Error when the registry did not answer
 */
export function recordOf(report, before, today) {
  if (!report.vulnerabilities)
    throw new Error(`The registry did not answer: ${report.message ?? 'no reason'}.`);
  const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === 'object'),
  );
  const faults = advisories.map(({ url, name, severity }) => [
    url,
    { name, severity, since: before.faults[url]?.since ?? today },
  ]);
  return { ...before, lookedAt: today, faults: Object.fromEntries(faults) };
}

/** A sentence for each fault that is older than its days allow, and for a look that was too long ago. */
export function findOverdue({ lookedAt, faults, lookDays }, today) {
  const overdue = Object.entries(faults).flatMap(([url, { name, severity, since }]) => {
    const days = daysBetween(since, today);
    if (days <= (allowedDays[severity] ?? 0)) return [];
    return [
      `${name} has a known fault (${severity}) for ${days} days, ${allowedDays[severity] ?? 0} are allowed: ${url}`,
    ];
  });
  if (lookedAt === null || daysBetween(lookedAt, today) <= lookDays) return overdue;
  return [...overdue, `Nobody has looked for known faults since ${lookedAt}; ${lookDays} days are allowed.`];
}

/** What is known where the registry did not answer. */
export function unansweredSentence({ lookedAt }) {
  if (lookedAt !== null)
    return `Not looked up since ${lookedAt}: known faults that came later are not known.`;
  return 'Never looked up: no known fault is recorded, and none is ruled out. Run this where the registry answers, and commit known-faults.json.';
}

/** @param overdue sentences of what has to be done */
export function exitCodeOf(overdue, hasAnswered) {
  if (overdue.length > 0) return 1;
  return hasAnswered ? 0 : 2;
}

/** A sentence when nobody has looked through the list of packages that are not maintained for too long. */
export function findOldList({ lookedAt }, lookDays, today) {
  if (daysBetween(lookedAt, today) <= lookDays) return [];
  return [`Nobody has looked through unmaintained.json since ${lookedAt}; ${lookDays} days are allowed.`];
}

/** @returns the record after a look, or undefined where the registry did not answer */
function look(before, today) {
  const npm = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  try {
    return recordOf(JSON.parse(npm.stdout), before, today);
  } catch (error) {
    console.error(`${error.message} ${unansweredSentence(before)}`);
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, 'known-faults.json');
  const today = new Date().toISOString().slice(0, 10);
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const answer = look(before, today);
  const record = answer ?? before;
  if (answer) writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  for (const [url, { name, severity, since }] of Object.entries(record.faults))
    console.log(`${name}: ${severity}, seen since ${since}: ${url}`);
  const overdue = [...findOverdue(record, today), ...findOldList(readList(), record.lookDays, today)];
  for (const sentence of overdue) console.error(sentence);
  process.exitCode = exitCodeOf(overdue, answer !== undefined);
}
