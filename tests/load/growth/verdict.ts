import { type Compared, figuresOf } from './compare.ts';
import type { Billing } from './many-bills.ts';

/** The aims: p95 with many customers by that with few, a job with nothing due, and other answers while bills are made. */
const mostRatio = 1.5;
const mostIdleMs = 50;
const mostBusyRatio = 2;
/** Of the rate of the first half, the second must keep so much: a measuring is never even. */
const leastRate = 0.9;

/** A code is sent to the same customer again after a while only, whatever it is for. */
const waits = new Set([
  'POST /api/auth/step-up/generate-otp',
  'POST /api/sims/me/{id}/replacement/generate-otp',
]);

export const tooSlow = ({ ratio }: Compared): boolean => ratio > mostRatio;

const ms = (time: number) => time.toFixed(1).padStart(7);

export function comparedVerdict(found: readonly Compared[]): boolean {
  console.log('\n  few p50    p95   many p50    p95   ratio  operation (answers)');
  for (const { name, few, many, ratio, statuses } of found)
    console.log(
      `  ${ms(few.p50)}${ms(few.p95)}    ${ms(many.p50)}${ms(many.p95)}  ${ratio.toFixed(2).padStart(6)}  ${name} (${statuses})`,
    );
  const slow = found.filter(tooSlow);
  const broken = found.filter(({ name, statuses }) => {
    const bad = waits.has(name) ? /\b0\b|5\d\d|and/ : /\b0\b|429|5\d\d|and/;
    return bad.test(statuses);
  });
  const worst = Math.max(...found.map(({ ratio }) => ratio));
  console.log(
    `\n${found.length} operations: worst ratio ${worst.toFixed(2)} (at most ${mostRatio}), too slow ${slow.length}, ` +
      `with faults or other answers ${broken.map(({ name }) => name).join(', ') || 'none'}`,
  );
  return slow.length === 0 && broken.length === 0;
}

type IdleJob = { name: string; ms: number };

export function jobsVerdict(few: readonly IdleJob[], many: readonly IdleJob[]): boolean {
  console.log('\nJobs with nothing due, median in ms: few, many');
  for (const [at, job] of many.entries()) console.log(`  ${ms(few[at]?.ms ?? 0)}${ms(job.ms)}  ${job.name}`);
  const slow = many.filter((job) => job.ms > mostIdleMs);
  console.log(
    `Above ${mostIdleMs} ms with many customers: ${slow.map(({ name }) => name).join(', ') || 'none'}`,
  );
  return slow.length === 0;
}

export function billsVerdict(billing: Billing): boolean {
  const { due, billed, billsPerMinute, mailsPerMinute, before, meanwhile, afterwards } = billing;
  console.log(`\n${billed} of ${due} bills due at once, for each minute of each tenth:`);
  console.log(`  bills with papers ${billsPerMinute.join(', ')}; mails ${mailsPerMinute.join(', ')}`);
  const ratio = meanwhile / before;
  console.log(
    `  other answers' p50: before ${before.toFixed(1)} ms, meanwhile ${meanwhile.toFixed(1)} ms, afterwards ` +
      `${afterwards.toFixed(1)} ms; ratio ${ratio.toFixed(2)} (at most ${mostBusyRatio})`,
  );
  const kept = Math.min(keptOf(billsPerMinute), keptOf(mailsPerMinute));
  const falls = kept < leastRate;
  console.log(
    `  the second half keeps ${kept.toFixed(2)} of the rate: it ${falls ? 'falls' : 'does not fall'}`,
  );
  return billed >= due && !falls && ratio <= mostBusyRatio;
}

/**
 * The median rate of the second half by that of the first. Not the last tenth alone: it waits for the next pass, which takes
 * what the one before had to leave.
 */
function keptOf(rates: readonly number[]): number {
  const half = Math.ceil(rates.length / 2);
  return figuresOf(rates.slice(half)).p50 / figuresOf(rates.slice(0, half)).p50;
}
