/** What the list of one's own sessions calls a browser and a system by; a version or model would say more than needed. */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const systems = ['android', 'ios', 'chromeos', 'windows', 'macos', 'linux', 'other'] as const;

export interface ClientFamily {
  browser: (typeof browsers)[number];
  system: (typeof systems)[number];
}
