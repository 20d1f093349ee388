import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Forms find out what follows from typed text after the next picture (`state/after-picture.ts`). */
const picture = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/** A person who looks at the screen after each thing that is typed. */
export function patientUser(): ReturnType<typeof userEvent.setup> {
  const user = userEvent.setup();
  const { type, paste, clear, keyboard } = user;
  return Object.assign(user, {
    type: (...given: Parameters<typeof type>) => type(...given).then(() => act(picture)),
    paste: (...given: Parameters<typeof paste>) => paste(...given).then(() => act(picture)),
    clear: (...given: Parameters<typeof clear>) => clear(...given).then(() => act(picture)),
    keyboard: (...given: Parameters<typeof keyboard>) => keyboard(...given).then(() => act(picture)),
  });
}
