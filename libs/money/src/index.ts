export * from './micros.js';
export { parseMoney, tryParseMoney, type ParsedMoney } from './parse-money.js';
export { formatBalance, formatExact, formatUnitPrice } from './format-money.js';
export { addMoney, multiplyMoney, subtractMoney, sumMoney } from './arithmetic.js';
export { currencyExponent, fromMinorUnits, toMinorUnits } from './minor-units.js';
