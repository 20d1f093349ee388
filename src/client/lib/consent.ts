import { team } from 'virtual:team';
import type { ConsentReceipt } from '../../shared/api/consents.ts';
import { dayMs } from '../../shared/durations.ts';
import type { Purpose } from '../../shared/purposes.ts';
import { bootstrap } from './bootstrap.ts';

const KEY = `fanline.${team.id}.consent`;
/** After a year everybody is asked again. */
const VALID_MS = 365 * dayMs;

/** What the visitor chose. Without a receipt the choice is not logged yet, and nothing is loaded because of it. */
export interface Choice {
  version: string;
  granted: Purpose[];
  receipt?: ConsentReceipt;
  /** Something was taken back that could not be logged yet: the platforms are still to be told. */
  takenBack?: boolean;
}

/** The choice under the text of today; undefined where the visitor has to be asked. */
export function storedChoice(): Choice | undefined {
  const choice = parse(localStorage.getItem(KEY));
  if (!choice || choice.version !== bootstrap().consent?.version) return undefined;
  const isOld = choice.receipt && Date.now() - Date.parse(choice.receipt.at) > VALID_MS;
  return isOld ? undefined : choice;
}

export function storeChoice(choice: Choice): void {
  localStorage.setItem(KEY, JSON.stringify(choice));
}

export function hasConsent(purpose: Purpose): boolean {
  const choice = storedChoice();
  return choice?.receipt !== undefined && choice.granted.includes(purpose);
}

function parse(text: string | null): Choice | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isChoice(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'version' in value && 'granted' in value;
}
