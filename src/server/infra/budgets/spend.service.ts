import type { BudgetName } from '../../config.ts';
import type { Problem } from '../../errors/problem.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { type AskedUnit, exhaustedUntil, takeUnits } from './budget.repository.ts';
import { budgetProblem, type Door } from './refusal.ts';

/** One unit of a budget; without a key it is everybody's. */
export interface Spend {
  budget: BudgetName;
  key?: string;
}

/**
 * Takes one unit of each budget, all or none: the caller's transaction ends with the refusal. List the narrow budgets
 * first, so that a caller who has none left takes nothing of everybody's and two callers never wait for each other.
 * @throws Problem 429 with the end of the window
 */
export async function spend(
  tx: Queryable,
  deps: AppDeps,
  door: Door,
  spends: readonly Spend[],
): Promise<void> {
  const given = await take(tx, deps, spends);
  const missing = spends.find(({ budget }) => !given.has(budget));
  if (missing) throw await refusal(tx, deps, door, missing, deps.clock());
}

/** Takes what there is. The last unit is given once in a window, so the operator hears of it once. */
async function take(tx: Queryable, deps: AppDeps, spends: readonly Spend[]): Promise<Map<string, number>> {
  const now = deps.clock();
  const asked = spends.map((one) => unitOf(deps, one, now));
  const taken = await takeUnits(tx, asked, now);
  const given = new Map(taken.map(({ budget, spent }) => [budget, spent]));
  // When one is missing, the caller's transaction gives the others back.
  if (given.size < spends.length) return given;
  for (const { budget, key } of spends)
    if (isOverall(budget) && given.get(budget) === deps.config.budgets(budget).limit)
      await tellOperator(tx, deps, budget, key);
  return given;
}

/** Takes a unit if there is one, for what can be left out. */
export async function trySpend(tx: Queryable, deps: AppDeps, one: Spend): Promise<boolean> {
  const isTaken = (await take(tx, deps, [one])).size === 1;
  if (!isTaken) deps.budgets.refused(one.budget);
  return isTaken;
}

/** Takes one unit of each budget, all or none, for what can be done later. */
export async function trySpendAll(deps: AppDeps, spends: readonly Spend[]): Promise<boolean> {
  try {
    await deps.db.transaction(async (tx) => {
      const given = await take(tx, deps, spends);
      const missing = spends.find(({ budget }) => !given.has(budget));
      if (missing) throw new NoUnit(missing.budget); // the transaction gives the others back
    });
  } catch (error) {
    if (!(error instanceof NoUnit)) throw error;
    deps.budgets.refused(error.budget);
    return false;
  }
  return true;
}

class NoUnit extends Error {
  constructor(readonly budget: BudgetName) {
    super(budget);
  }
}

/** `spend` in a transaction of its own, for acts that have none. */
export function spendNow(deps: AppDeps, door: Door, spends: readonly Spend[]): Promise<void> {
  return deps.db.transaction((tx) => spend(tx, deps, door, spends));
}

/** Refuses as `spend` would, and takes nothing. */
export async function requireRoom(tx: Queryable, deps: AppDeps, door: Door, one: Spend): Promise<void> {
  const now = deps.clock();
  if (await exhaustedUntil(tx, unitOf(deps, one, now), now)) throw await refusal(tx, deps, door, one, now);
}

function unitOf({ config }: AppDeps, { budget, key = '' }: Spend, now: Date): AskedUnit {
  const { limit, seconds } = config.budgets(budget);
  return { budget, key, limit, endsAt: new Date(now.getTime() + seconds * 1000) };
}

async function refusal(tx: Queryable, deps: AppDeps, door: Door, one: Spend, now: Date): Promise<Problem> {
  const unit = unitOf(deps, one, now);
  const endsAt = (await exhaustedUntil(tx, unit, now)) ?? unit.endsAt;
  deps.budgets.refused(one.budget);
  const whose = isOverall(one.budget) ? 'all' : 'own';
  return budgetProblem(door, whose, (endsAt.getTime() - now.getTime()) / 1000);
}

function isOverall(budget: BudgetName): boolean {
  return /(Strangers|Customers|Abroad)$/.test(budget);
}

async function tellOperator(tx: Queryable, deps: AppDeps, budget: BudgetName, key = ''): Promise<void> {
  deps.budgets.usedUp(budget);
  const { operatorEmail: to, team } = deps.config;
  if (to === undefined) return;
  const { limit, seconds } = deps.config.budgets(budget);
  const values = { budget: `${budget} ${key}`.trim(), limit, minutes: Math.round(seconds / 60) };
  await enqueueMail(tx, deps, { team, lang: 'de', to, name: 'budgetUsedUp', values });
}
