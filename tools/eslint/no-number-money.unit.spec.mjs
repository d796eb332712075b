import { noNumberMoney } from './no-number-money.mjs';
import { ruleTester } from './rule-tester.mjs';

const typed = [{ messageId: 'typed' }];
const converted = [{ messageId: 'converted' }];
const literal = [{ messageId: 'literal' }];
const schema = [{ messageId: 'schema' }];

ruleTester.run('no-number-money', noNumberMoney, {
  valid: [
    'let balance: bigint = 0n;',
    'interface Quote { cost: bigint; parts: number; recipients: number }',
    'interface Price { country: string; price: string }',
    'const priceVersion: number = 3; let expectedCaptures: number; let chargeCount: number;',
    'interface Hold { capturedAt: number; balanceVersion: number; amountDecimals: number }',
    'function comparePrices(a: bigint, b: bigint): number { return a < b ? -1 : 1; }',
    'const charge = (parts: number): bigint => BigInt(parts) * 80_000n;',
    'interface Pricing { price: (parts: number) => bigint }',
    'const prices = new Map<number, bigint>(); let priceByParts: Map<number, bigint>;',
    'interface Out { cost: { held: string; parts: number } }',
    'const parts = Number(row.parts); const share = ratio.toFixed(2);',
    'const schema = v.object({ amount: v.string(), parts: v.number() });',
    'const note = { priceVersion: v.number() };',
    'const costlyCharacters: number = 3;',
  ],
  invalid: [
    { code: 'let balance: number;', errors: typed },
    { code: 'interface Quote { cost: number }', errors: typed },
    { code: 'interface Quote { maxCost?: number | null }', errors: typed },
    { code: 'interface Row { price_micro: number }', errors: typed },
    { code: 'interface Row { readonly "balance": number }', errors: typed },
    { code: 'class Account { balanceAfter: number; }', errors: typed },
    { code: 'class Account { #reserved: number; }', errors: typed },
    { code: 'class Account { constructor(private readonly amount: number) {} }', errors: typed },
    { code: 'function charge(amount: number) {}', errors: typed },
    { code: 'const f = (unitPrice: number) => unitPrice;', errors: typed },
    { code: 'let captured: number[]; ', errors: typed },
    { code: 'let released: readonly number[]; ', errors: typed },
    { code: 'let prices: Record<string, number>;', errors: typed },
    { code: 'let prices: ReadonlyMap<string, number>;', errors: typed },
    { code: 'let balance: Promise<number>;', errors: typed },
    { code: 'type Micros = number;', errors: typed },
    { code: 'function priceOf(country: string): number { return f(country); }', errors: typed },
    { code: 'const priceOf = (country: string): number => f(country);', errors: typed },
    { code: 'interface Ledger { balance(): Promise<number> }', errors: typed },
    { code: 'class Ledger { balance(): number { return this.b; } }', errors: typed },
    { code: 'const x = Number(row.amount);', errors: converted },
    { code: 'const x = Number(row.balance_after!);', errors: converted },
    { code: 'const x = parseFloat(input.price);', errors: converted },
    { code: 'const x = parseInt(cost, 10);', errors: converted },
    { code: 'const x = +hold.captured;', errors: converted },
    { code: 'const x = hold.cost.toFixed(2);', errors: converted },
    { code: 'const x = Number(balanceOf(tenant));', errors: converted },
    { code: 'const price = 0.08;', errors: literal },
    { code: 'let balance = 0;', errors: literal },
    { code: 'class Account { balance = -1; }', errors: literal },
    { code: 'function charge(amount = 0) {}', errors: literal },
    { code: 'const schema = v.object({ amount: v.number() });', errors: schema },
    { code: 'const schema = { amount: v.optional(v.pipe(v.number(), v.minValue(0))) };', errors: schema },
  ],
});
