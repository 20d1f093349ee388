/**
 * The error catalogue (specification, "Error codes"): 1001–1048 and 1066 are given, 1100 and above are ours. Words:
 * `error.code.<code>`.
 */
export const errorCodes = {
  1001: { status: 400, name: 'headerRequired' },
  1002: { status: 400, name: 'headerInvalid' },
  1003: { status: 409, name: 'phoneTaken' },
  1004: { status: 401, name: 'wrongCredentials' },
  1005: { status: 401, name: 'refreshTokenExpired' },
  1006: { status: 502, name: 'billingCustomerNotCreated' },
  1007: { status: 400, name: 'resetTokenInvalid' },
  1008: { status: 404, name: 'phoneUnknown' },
  1009: { status: 409, name: 'passwordResetFailed' },
  1010: { status: 404, name: 'campaignNotFound' },
  1011: { status: 404, name: 'fileNotFound' },
  1012: { status: 404, name: 'tariffNotFound' },
  1013: { status: 422, name: 'distributorNotCreated' },
  1014: { status: 404, name: 'distributorNotFound' },
  1015: { status: 404, name: 'mediaNotFound' },
  1016: { status: 409, name: 'gameAlreadyRewarded' },
  1017: { status: 409, name: 'gameNotWon' },
  1018: { status: 404, name: 'rewardNotFound' },
  1019: { status: 422, name: 'rewardOfAnotherGame' },
  1020: { status: 403, name: 'notABillingCustomer' },
  1021: { status: 404, name: 'invoiceNotFound' },
  1022: { status: 404, name: 'deviceNotFound' },
  1023: { status: 404, name: 'noContract' },
  1024: { status: 404, name: 'optionNotFound' },
  1025: { status: 404, name: 'optionExternalIdUnknown' },
  1026: { status: 409, name: 'optionExists' },
  1027: { status: 409, name: 'gameAlreadyPlayed' },
  1028: { status: 422, name: 'otpInvalid' },
  1029: { status: 410, name: 'otpExpired' },
  1030: { status: 409, name: 'otpUsed' },
  1031: { status: 422, name: 'otpTypeInvalid' },
  1032: { status: 422, name: 'paymentTypeInvalid' },
  1033: { status: 409, name: 'tariffAlreadyYours' },
  1034: { status: 401, name: 'tokenInvalid' },
  1035: { status: 400, name: 'paymentEventTypeInvalid' },
  1036: { status: 500, name: 'paymentEventFailed' },
  1037: { status: 404, name: 'paymentMethodNotFound' },
  1038: { status: 402, name: 'paymentFailed' },
  1039: { status: 404, name: 'tariffExternalIdUnknown' },
  1040: { status: 409, name: 'tariffExists' },
  1041: { status: 404, name: 'userNotFound' },
  1042: { status: 404, name: 'wallpaperNotFound' },
  1043: { status: 422, name: 'passwordTooShort' },
  1044: { status: 422, name: 'passwordWithoutSign' },
  1045: { status: 422, name: 'passwordWithoutDigit' },
  1046: { status: 422, name: 'passwordWithoutLowercase' },
  1047: { status: 422, name: 'passwordWithoutUppercase' },
  1048: { status: 409, name: 'emailTaken' },
  1066: { status: 409, name: 'phoneOfAnotherAccount' },
  1100: { status: 422, name: 'inputInvalid' },
  1101: { status: 422, name: 'couponOfAnotherTariffType' },
  1102: { status: 422, name: 'couponAmountInvalid' },
  1103: { status: 404, name: 'couponNotFound' },
  1104: { status: 409, name: 'numberNotAvailable' },
  1105: { status: 410, name: 'reservationExpired' },
  1106: { status: 422, name: 'idempotencyKeyOfAnotherRequest' },
  1107: { status: 403, name: 'phoneNotProved' },
  1108: { status: 409, name: 'definitionsChanged' },
  1109: { status: 404, name: 'contractNotFound' },
  1110: { status: 409, name: 'summaryOutdated' },
  1111: { status: 404, name: 'orderNotFound' },
  1112: { status: 403, name: 'stepUpNeeded' },
  1113: { status: 404, name: 'numberNotFound' },
  1114: { status: 409, name: 'paymentBeingChecked' },
  1115: { status: 409, name: 'portingNotRefused' },
  1130: { status: 410, name: 'undoLinkInvalid' },
  1131: { status: 422, name: 'phoneGetsNoCodes' },
} as const satisfies Record<number, { status: number; name: string }>;

/** A number of the catalogue that can be an answer's `referenceCode` (besides -1, the unknown fault). */
export type ReferenceCode = keyof typeof errorCodes;

/** The `referenceCode` when the catalogue has no code for the fault. */
export const unknownFault = -1;

/** Whether a number, from a schema's `x-referenceCode` for example, is in the catalogue. */
export function isReferenceCode(code: number | undefined): code is ReferenceCode {
  return code !== undefined && Object.hasOwn(errorCodes, code);
}
