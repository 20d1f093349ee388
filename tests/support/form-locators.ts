import type { Locator, Page } from 'playwright';
import type { FormNames } from './form-names.ts';

/** Where the parts of a form are on a page, found by what people read or hear of them. */
export type FormLocators = ReturnType<typeof locatorsOf>;

export function locatorsOf(names: FormNames) {
  /** A form by its title. */
  const formOn = (page: Page, id: string): Locator => page.getByRole('form', { name: names.form(id) });

  /** The control of a field by its label. */
  const field = (page: Page, form: string, path: string): Locator =>
    formOn(page, form).getByLabel(names.field(form, path));

  /** The group of radio buttons or checkboxes of a field, by its legend. */
  const choices = (page: Page, form: string, path: string): Locator => {
    const name = names.field(form, path);
    const group = formOn(page, form).getByRole('radiogroup', { name });
    return group.or(formOn(page, form).getByRole('group', { name }));
  };

  /** A radio button or checkbox of a field by what stands beside it. */
  const choice = (page: Page, form: string, path: string, value: string): Locator => {
    const name = names.choice(form, path, value);
    const group = choices(page, form, path);
    return group.getByRole('radio', { name }).or(group.getByRole('checkbox', { name }));
  };

  /** The button that sends a form. */
  const submitButton = (page: Page, form: string): Locator =>
    formOn(page, form).getByRole('button', { name: names.submit(form) });

  /** Opens a section that is closed, by its header. */
  const openSection = async (page: Page, form: string, section: string): Promise<void> => {
    const header = formOn(page, form).getByRole('button', { name: names.section(form, section) });
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
  };

  /** The numbers on the board, each one a choice that the server is asked for. */
  const numbersOnOffer = (page: Page): Locator => formOn(page, 'order/new-number').getByRole('radio');

  return { formOn, field, choices, choice, submitButton, openSection, numbersOnOffer };
}
