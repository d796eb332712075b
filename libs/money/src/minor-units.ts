import { checkedMicros, MoneyError, type Micros } from './micros.js';

/** Currencies of ISO 4217 whose minor unit is not a hundredth. */
const unusualExponents: Readonly<Record<string, number>> = Object.assign(
  Object.create(null) as Record<string, number>,
  {
    BIF: 0,
    CLP: 0,
    DJF: 0,
    GNF: 0,
    ISK: 0,
    JPY: 0,
    KMF: 0,
    KRW: 0,
    PYG: 0,
    RWF: 0,
    UGX: 0,
    VND: 0,
    VUV: 0,
    XAF: 0,
    XOF: 0,
    XPF: 0,
    BHD: 3,
    IQD: 3,
    JOD: 3,
    KWD: 3,
    LYD: 3,
    OMR: 3,
    TND: 3,
  },
);

/** Decimals of a currency's smallest coin: AUD 2, JPY 0, KWD 3. Throws `unknown-currency` unless it is three capitals. */
export function currencyExponent(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new MoneyError('unknown-currency', 'A currency is three capital letters.');
  return unusualExponents[currency] ?? 2;
}

function microsPerMinorUnit(currency: string): bigint {
  return 10n ** BigInt(6 - currencyExponent(currency));
}

/** Micro-units of what a card provider calls `amount`: 5000 AUD cents → 50_000_000n. Throws `inexact` on a fraction. */
export function fromMinorUnits(minor: number | bigint, currency: string): Micros {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor))
    throw new MoneyError('inexact', 'Minor units are whole numbers.');
  return checkedMicros(BigInt(minor) * microsPerMinorUnit(currency));
}

/** The provider's whole minor units. Never rounds: throws `inexact` where micro-units are left over. */
export function toMinorUnits(micros: Micros, currency: string): bigint {
  const unit = microsPerMinorUnit(currency);
  if (micros % unit !== 0n)
    throw new MoneyError('inexact', `The amount has a fraction of the smallest ${currency} unit.`);
  return micros / unit;
}
