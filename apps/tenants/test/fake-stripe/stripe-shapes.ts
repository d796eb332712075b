import { readFileSync } from 'node:fs';
import type { Shape } from './shape.js';

interface Shapes {
  /** Where they are from, and what was taken out. */
  about: string;
  /** By operation: "POST /v1/payment_intents". */
  requests: Readonly<Record<string, Shape>>;
  /** Stripe's own examples. */
  objects: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What Stripe publishes of its requests and objects. */
export const shapes = JSON.parse(readFileSync(new URL('./stripe-shapes.json', import.meta.url), 'utf8')) as Shapes;
