import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REST_MS } from '../../src/client/forms/state/after-typing.ts';

/** Forms find out what follows from typed text when typing rests. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS + 20));

/** A person who looks at the screen after each thing that is typed. */
export function patientUser(): ReturnType<typeof userEvent.setup> {
  const user = userEvent.setup();
  const { type, paste, clear, keyboard } = user;
  return Object.assign(user, {
    type: (...given: Parameters<typeof type>) => type(...given).then(() => act(rest)),
    paste: (...given: Parameters<typeof paste>) => paste(...given).then(() => act(rest)),
    clear: (...given: Parameters<typeof clear>) => clear(...given).then(() => act(rest)),
    keyboard: (...given: Parameters<typeof keyboard>) => keyboard(...given).then(() => act(rest)),
  });
}
