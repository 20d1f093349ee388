import type { Page } from 'playwright/test';
import { choice } from '../form.ts';
import { next, onStep } from '../journey.ts';

/** A guest at the jersey of a plan. */
export async function atJersey(customer: Page, plan: string): Promise<void> {
  await customer.goto(`/tarife/single/${plan}`);
  await customer.getByRole('link', { name: 'Tarif wählen', exact: true }).first().click();
  await onStep(customer, 'number');
  await choice(customer, 'order/number', 'numberType', 'new').check();
  await choice(customer, 'order/number', 'simType', 'esim').check();
  await next(customer);
  await onStep(customer, 'options');
  await choice(customer, 'order/jersey', 'wanted', 'true').check();
}
