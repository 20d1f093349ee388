/** What the `otp` widget needs of its page, given as `context={{ otp }}`. Times are epoch milliseconds of `now`. */
export interface OtpContext {
  /** How long a code is; 6 unless told. */
  digits?: number;
  /** Until when the last code is good. */
  expiresAt: number;
  /** From when on another code may be sent. */
  resendAt: number;
  /** Shown once the server has said it. */
  triesLeft?: number;
  /** Submits the form with the last digit. */
  autoSubmit?: boolean;
  /** Sends another code; the page then gives new times. Rejects when it could not be sent. */
  onResend: () => Promise<void>;
  now?: () => number;
}

function isOtpContext(value: unknown): value is OtpContext {
  return typeof value === 'object' && value !== null && 'expiresAt' in value && 'onResend' in value;
}

/** The page's `otp` context; without one the widget is the plain input. */
export function otpContextOf(context: Record<string, unknown>): OtpContext | undefined {
  return isOtpContext(context.otp) ? context.otp : undefined;
}
