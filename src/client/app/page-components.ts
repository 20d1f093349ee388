import { type ComponentType, lazy } from 'react';
import type { PageProps } from '../lib/page-props.ts';

type PageModule = Record<string, ComponentType<PageProps>>;

/** Each page is its own script; so is the page-not-found screen, since most visitors never see it. */
const modules = import.meta.glob<PageModule>('../pages/*.page.tsx');

const components = new Map(
  Object.entries(modules).map(([path, load]) => {
    const file = path.slice('../pages/'.length, -'.page.tsx'.length);
    return [file, lazy(async () => ({ default: componentOf(await load(), file) }))];
  }),
);

/** The component in the file that a page's record names. */
export function pageComponent(file: string): ComponentType<PageProps> {
  const component = components.get(file);
  if (!component) throw new Error(`There is no ${file}.page.tsx.`);
  return component;
}

/** `payment-result.page.tsx` exports `PaymentResultPage`. */
function componentOf(module: PageModule, file: string): ComponentType<PageProps> {
  const name = `-${file}-page`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = module[name];
  if (!component) throw new Error(`${file}.page.tsx does not export ${name}.`);
  return component;
}
