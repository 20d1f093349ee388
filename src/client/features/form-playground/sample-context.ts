import type {
  HeldNumber,
  NumberReservationContext,
} from '../../forms/widgets/number-reservation/number-reservation-context.ts';

const HOLD_MS = 15 * 60_000;

/** Numbers that the network agency reserves for fiction. */
function msisdnOf(at: number): string {
  return `+4917139200${String(at).padStart(2, '0')}0`;
}

function heldNumber(phoneNumberId: string, at: number): HeldNumber {
  return {
    phoneNumberId,
    msisdn: msisdnOf(at),
    kind: 'general',
    class: 'None',
    priceCents: 0,
    expiresAt: new Date(Date.now() + HOLD_MS).toISOString(),
    serverTime: new Date().toISOString(),
    extensionsLeft: 10,
    warnSeconds: 120,
  };
}

function numberIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'phoneNumberId' in data
    ? data.phoneNumberId
    : undefined;
}

/** Sample numbers from the form's own examples; they belong to no person. The page sends no request. */
function sampleNumbers(examples: unknown[], chosen: unknown): NumberReservationContext {
  const named = examples.map(numberIn);
  const ids = [...new Set(named.filter((id) => typeof id === 'string'))].slice(0, 12);
  const held = async (id: string) => heldNumber(id, ids.indexOf(id));
  return {
    list: async () => ({
      numbers: ids.map((id, at) => ({ ...heldNumber(id, at), id })),
      held: ids.filter((id) => id === numberIn(chosen)).map((id) => heldNumber(id, ids.indexOf(id))),
    }),
    reserve: held,
    extend: held,
  };
}

/** Sample functions for the widgets that need functions; `chosen` is the example that fills the form. */
export function sampleContext(examples: unknown[], chosen: unknown): Record<string, unknown> {
  return { numberReservation: sampleNumbers(examples, chosen) };
}
