import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

type Thing = Record<string, unknown> & { id: string };
type Metadata = Record<string, string | undefined>;

/** A request as it came over the wire. */
export interface WireRequest {
  method: string;
  path: string;
  form: Record<string, string>;
  headers: IncomingMessage['headers'];
}

/**
 * Speaks Stripe's protocol on the loopback, as far as we use it: form-encoded requests, JSON answers and errors,
 * idempotency keys, and signatures made by Stripe's own package. It knows nothing of our code.
 */
export class StripeStandIn {
  readonly requests: WireRequest[] = [];
  readonly things = new Map<string, Thing>();
  /** Takes the place of the next answers; null: none ever comes. */
  disturb: { status: number; body: string } | null | undefined;
  private readonly kept = new Map<string, { form: string; answer: [number, object] }>();
  private readonly server: Server;
  private serial = 0;

  private constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const wire = this.note(request, Buffer.concat(chunks).toString());
        if (this.disturb === null) return; // the socket stays open, and nothing comes
        const [status, body] = this.disturb ? [this.disturb.status, this.disturb.body] : this.answer(wire);
        response.writeHead(status, {
          'content-type': 'application/json',
          'request-id': `req_${this.serial}`,
        });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
  }

  static async start(): Promise<StripeStandIn> {
    const made = new StripeStandIn();
    await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // listens on TCP
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A signed message, as Stripe sends it. */
  event(type: string, object: unknown, secret: string, at: Date, id = `evt_${++this.serial}`) {
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      data: { object },
    });
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  }

  session(id: string): Thing {
    const found = this.things.get(id);
    if (!found) throw new Error(`No ${id}.`);
    return found;
  }

  /** The payer has done all on the page; a direct debit is under way, anything else is paid. */
  complete(id: string, status: 'succeeded' | 'processing', charge: object = {}): Thing {
    const session = this.session(id);
    session.status = 'complete';
    if (session.mode === 'setup') {
      session.payment_status = 'no_payment_required';
      session.customer = 'cus_1';
      session.setup_intent = { id: `seti_${id}`, payment_method: card };
      return session;
    }
    session.payment_status = status === 'succeeded' ? 'paid' : 'unpaid';
    const amount = session.amount_total;
    session.payment_intent = {
      id: `pi_${id}`,
      status,
      amount,
      amount_received: status === 'succeeded' ? amount : 0,
      metadata: session.metadata,
      customer: 'cus_1',
      payment_method: card,
      setup_future_usage: session.future ?? null,
      latest_charge: { id: `ch_${id}`, disputed: false, refunds: { data: [] }, ...charge },
    };
    return session;
  }

  private note(request: IncomingMessage, body: string): WireRequest {
    const url = new URL(request.url ?? '/', this.url);
    const form = Object.fromEntries(new URLSearchParams(body || url.search));
    const wire = { method: request.method ?? '', path: url.pathname, form, headers: request.headers };
    this.requests.push(wire);
    return wire;
  }

  private answer(wire: WireRequest): [number, object] {
    if (wire.headers.authorization !== 'Bearer sk_test_stand_in')
      return failure(401, 'invalid_request_error', 'Invalid API Key provided');
    const key = wire.headers['idempotency-key'];
    const before = typeof key === 'string' ? this.kept.get(key) : undefined;
    const form = JSON.stringify(wire.form);
    if (before && before.form !== form)
      return failure(400, 'idempotency_error', 'Keys can only be used with the same parameters');
    if (before) return before.answer;
    const answer = this.handle(wire);
    if (typeof key === 'string') this.kept.set(key, { form, answer });
    return answer;
  }

  private handle({ method, path, form }: WireRequest): [number, object] {
    const [, , kind, sub = '', third = '', fourth = ''] = path.split('/');
    const route = `${method} ${kind}`;
    if (route === 'POST checkout' && !third) return this.newSession(form);
    if (route === 'POST checkout' && fourth === 'expire') return this.expire(third);
    if (route === 'GET checkout') return this.found(third);
    if (route === 'GET payment_intents' && sub === 'search') return this.search(form.query ?? '');
    if (route === 'POST payment_intents' && !sub) return this.newIntent(form);
    if (route === 'POST customers') return this.newThing('cus', { name: form.name, email: form.email });
    if (route === 'POST payment_methods' && !sub) return this.newAccount(form['sepa_debit[iban]'] ?? '');
    if (route === 'POST setup_intents') return this.newThing('seti', { status: 'succeeded' });
    if (route === 'POST payment_intents') return this.found(sub);
    if (route === 'GET payment_intents' || route === 'GET refunds') return this.found(sub);
    if (route === 'POST refunds') return this.newRefund(form);
    if (route === 'POST payment_methods') return [200, { id: sub, object: 'payment_method' }];
    return failure(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`);
  }

  private newSession(form: Record<string, string>): [number, object] {
    const amount = Number(form['line_items[0][price_data][unit_amount]'] ?? 0);
    if (form.mode === 'payment' && amount < 50)
      return failure(400, 'invalid_request_error', 'Amount must be at least €0.50 eur');
    if ('payment_method_types[0]' in form)
      return failure(400, 'invalid_request_error', 'Received unknown parameter: payment_method_types');
    const id = `cs_test_${++this.serial}`;
    const session = {
      id,
      object: 'checkout.session',
      mode: form.mode,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: form.mode === 'payment' ? amount : null,
      client_reference_id: form.client_reference_id,
      metadata: { payment: form['metadata[payment]'] },
      payment_intent: null,
      setup_intent: null,
      future: form['payment_intent_data[setup_future_usage]'],
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    this.things.set(id, session);
    return [200, session];
  }

  private expire(id: string): [number, object] {
    const session = this.things.get(id);
    if (session?.status !== 'open')
      return failure(
        400,
        'invalid_request_error',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      );
    session.status = 'expired';
    return [200, session];
  }

  private newIntent(form: Record<string, string>): [number, object] {
    const id = `pi_test_${++this.serial}`;
    const needsAction = form.payment_method === 'pm_challenge';
    const redirect = { type: 'redirect_to_url', redirect_to_url: { url: `https://hooks.stripe.com/${id}` } };
    const intent = {
      id,
      object: 'payment_intent',
      status: needsAction ? 'requires_action' : 'succeeded',
      amount_received: needsAction ? 0 : Number(form.amount),
      metadata: { payment: form['metadata[payment]'], saved: form['metadata[saved]'] },
      next_action: needsAction ? redirect : null,
      customer: form.customer,
      payment_method: form.payment_method,
      setup_future_usage: null,
      latest_charge: { id: `ch_${id}`, disputed: false, refunds: { data: [] } },
    };
    this.things.set(id, intent);
    const [, code] = /^pm_refused_(\w+)$/.exec(form.payment_method ?? '') ?? [];
    return code ? this.refused(intent, code) : [200, intent];
  }

  private newThing(kind: string, facts: object): [number, object] {
    const thing = { id: `${kind}_test_${++this.serial}`, ...facts };
    this.things.set(thing.id, thing);
    return [200, thing];
  }

  private newAccount(iban: string): [number, object] {
    if (iban.startsWith('XX'))
      return failure(400, 'invalid_request_error', 'The IBAN you provided is invalid.');
    const account = { country: iban.slice(0, 2), last4: iban.slice(-4) };
    return this.newThing('pm', { object: 'payment_method', type: 'sepa_debit', sepa_debit: account });
  }

  private search(query: string): [number, object] {
    const [, payment] = /metadata\['payment'\]:'([^']+)'/.exec(query) ?? [];
    const data = [...this.things.values()].filter(
      (thing) => thing.object === 'payment_intent' && (thing.metadata as Metadata).payment === payment,
    );
    return [200, { object: 'search_result', data, has_more: false }];
  }

  /** A debit while the payer is away that the bank refuses: the intent comes in an error. */
  private refused(intent: Thing, code: string): [number, object] {
    const error = { type: 'card_error', code, message: 'Refused.' };
    Object.assign(intent, {
      status: 'requires_payment_method',
      amount_received: 0,
      next_action: null,
      last_payment_error: { ...error, decline_code: code },
    });
    return [402, { error: { ...error, payment_intent: intent } }];
  }

  private newRefund(form: Record<string, string>): [number, object] {
    const id = `re_test_${++this.serial}`;
    const refund = {
      id,
      object: 'refund',
      amount: Number(form.amount),
      status: 'pending',
      payment_intent: form.payment_intent,
      metadata: { refund: form['metadata[refund]'] },
    };
    this.things.set(id, refund);
    return [200, refund];
  }

  private found(id: string): [number, object] {
    const thing = this.things.get(id);
    return thing ? [200, thing] : failure(404, 'invalid_request_error', `No such thing: '${id}'`);
  }
}

const card = {
  id: 'pm_1',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 7, exp_year: 2031 },
};

function failure(status: number, type: string, message: string): [number, object] {
  return [status, { error: { type, message } }];
}
