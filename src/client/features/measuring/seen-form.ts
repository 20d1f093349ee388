import type { SeenOfForm } from '../../../shared/api/forms.ts';
import { pointerOf } from '../../../shared/rules/json-pointer.ts';
import type { FormState } from '../../forms/state/form-state.ts';
import type { FormStore } from '../../forms/state/form-store.ts';

const pointerTo = (path: string) => pointerOf(path.split('.'));

/** A form that a person has begun, and what is told of it: which rules refused which field, and where it was left. */
export class SeenForm {
  /** The path of the field that was touched last. */
  last = '';
  #hasBegun = false;
  #isPending = false;
  #isSent = false;
  #isLeft = false;
  readonly #seen = new Set<string>();
  #refused: SeenOfForm['refused'] = [];
  #attempts = 0;
  readonly #store: FormStore;
  readonly #unsubscribe: () => void;

  constructor(store: FormStore, isFocused: (path: string) => boolean) {
    this.#store = store;
    this.#unsubscribe = store.subscribe(() => this.look(isFocused));
  }

  /** Takes note of what is refused now. A field that is typed in is not done yet. */
  look(isFocused: (path: string) => boolean): void {
    const state = this.#store.shown();
    if (state.pending && !this.#isPending) [this.#isSent, this.#attempts] = [true, state.attempts];
    // The server has refused it.
    if (state.attempts > this.#attempts) this.#isSent = false;
    this.#isPending = state.pending;
    if (!state.isJudged) return;
    for (const { path, rule } of state.errors)
      if (rule !== undefined && isRefused(state, path) && !isFocused(path))
        this.#refuse(pointerTo(path), rule);
  }

  #refuse(path: string, rule: string): void {
    const key = `${path} ${rule}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#refused.push({ path, rule });
  }

  /** The form is gone from its page: what was filled in without a fault has done its part, as in a step of an order. */
  gone(): SeenOfForm | undefined {
    this.#unsubscribe();
    return this.#tell(this.#store.shown().errors.length > 0);
  }

  /** The whole page is left. */
  left(): SeenOfForm | undefined {
    return this.#tell(true);
  }

  /** What is new; undefined: nothing. @param isEnd it was left, unless it was sent */
  #tell(isEnd: boolean): SeenOfForm | undefined {
    const isLeft = isEnd && !this.#isSent && !this.#isLeft;
    const [began, refused] = [!this.#hasBegun, this.#refused];
    if (!began && !isLeft && refused.length === 0) return undefined;
    [this.#hasBegun, this.#refused, this.#isLeft] = [true, [], this.#isLeft || isLeft];
    const { version } = this.#store.shown().script;
    return { version, began, refused, left: isLeft ? pointerTo(this.last) : null };
  }

  /** The page is hidden, and may never be shown again. */
  hidden(): SeenOfForm | undefined {
    return this.#tell(false);
  }
}

/** Its field was left, its section checked, or the form was to be sent. What the server has said, the server counts. */
function isRefused({ attempts, touched, checked, serverErrors }: FormState, path: string): boolean {
  if (serverErrors.some((error) => error.path === path)) return false;
  return attempts > 0 || touched.has(path) || checked.has(path.split('.')[0] ?? '');
}
