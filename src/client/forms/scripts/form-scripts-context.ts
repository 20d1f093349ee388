import { createContext, use } from 'react';
import { createFormScripts, type FormScripts } from './form-scripts.ts';
import { serverSource } from './server-source.ts';

const FormScriptsContext = createContext<FormScripts | null>(null);

/** Gives all forms below their scripts; without it they come from the server. */
export const FormScriptsProvider = FormScriptsContext.Provider;

let ofApp: FormScripts | undefined;

/** The scripts of the app. Made at the first need, since the page's start data must have been read. */
export function appFormScripts(): FormScripts {
  ofApp ??= createFormScripts(serverSource());
  return ofApp;
}

/** The server has the scripts itself. */
export function setAppFormScripts(scripts: FormScripts): void {
  ofApp = scripts;
}

export function useFormScripts(): FormScripts {
  const given = use(FormScriptsContext);
  return given ?? appFormScripts();
}
