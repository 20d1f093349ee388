interface Window {
  /** Read by a team's analytics script, if there is one. */
  dataLayer?: Record<string, unknown>[];
}
