import type { ItemisedLine } from '../../../shared/api/calls.ts';
import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { ItemisedChoice } from '../../../shared/itemised.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { itemisedForm } from './itemised.contract.ts';
import { insertChoice } from './itemised-choice.repository.ts';
import { findLine, type ItemisedRow, lockLine, type NewChoice, putLine } from './itemised-line.repository.ts';
import { viewsOf } from './itemised-lines.service.ts';
import { tellChosen } from './itemised-mail.ts';
import { readableAt } from './read-connections.service.ts';

const form = 'calls/itemised';

/** Whether a choice lets connections be stored: that is asked for behind the step-up. */
export function isOn(body: FormBody<'calls/itemised'>): boolean {
  return readForm(itemisedForm, body).choice !== 'off';
}

/**
 * Stores what the customer wants listed from now on, with the declaration, and confirms it. The same choice again changes
 * nothing. @throws Problem 1109 for a line that is not the customer's, or has ended
 */
export async function chooseItemised(
  deps: AppDeps,
  userId: string,
  contractId: string,
  body: FormBody<'calls/itemised'>,
): Promise<ItemisedLine> {
  const now = deps.clock();
  const today = berlinToday(now);
  const { choice, lineUse = null } = readForm(itemisedForm, body);
  return deps.db.transaction(async (tx) => {
    const line = await lockLine(tx, userId, today, contractId);
    if (!line?.isRunning) throw problem(1109);
    if (line.choice !== choice) {
      await putLine(tx, choiceAfter(line, choice, now));
      await insertChoice(tx, {
        id: deps.random.id(),
        contractId,
        choice,
        lineUse,
        answers: answersColumn(answersOf(deps, { [form]: body })),
        definitionVersion: deps.definitions.versions()[form] ?? '',
        now,
      });
      await tellChosen(tx, deps, userId, { line, choice });
    }
    const after = await findLine(tx, userId, today, contractId);
    const [view] = await viewsOf(tx, after ? [after] : [], today);
    if (!view) throw problem(1109);
    return view;
  });
}

/** For the future only: whole numbers begin with this moment, and so does all that is stored where nothing was. */
function choiceAfter(line: ItemisedRow, choice: ItemisedChoice, now: Date): NewChoice {
  const { contractId } = line;
  if (choice === 'off')
    return {
      contractId,
      choice,
      chosenAt: now,
      since: null,
      wholeSince: null,
      readFrom: null,
      nextReadAt: null,
    };
  const today = berlinToday(now);
  return {
    contractId,
    choice,
    chosenAt: now,
    since: line.since ?? now,
    wholeSince: choice === 'whole' ? now : null,
    readFrom: line.readFrom ?? today,
    nextReadAt: line.nextReadAt ?? readableAt(today),
  };
}
