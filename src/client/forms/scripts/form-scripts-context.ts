import { createContext, use } from 'react';
import { createFormScripts, type FormScripts } from './form-scripts.ts';
import { serverSource } from './server-source.ts';

const FormScriptsContext = createContext<FormScripts | null>(null);

/** Gives all forms below their scripts; without it they come from the server. */
export const FormScriptsProvider = FormScriptsContext.Provider;

let fromServer: FormScripts | undefined;

/** The scripts of the app. Made at the first need, since the page's start data must have been read. */
export function useFormScripts(): FormScripts {
  const given = use(FormScriptsContext);
  if (given !== null) return given;
  fromServer ??= createFormScripts(serverSource());
  return fromServer;
}
