/** The ledger's rules once more, as plainly as they can be said: what the SQL is compared with. */
export type LedgerOperation =
  | { op: 'topup'; id: string; amount: bigint }
  | { op: 'adjust'; id: string; target: 'available_prepaid' | 'available_monthly'; amount: bigint }
  | { op: 'reserve'; hold: string; amount: bigint }
  | { op: 'capture'; hold: string; settle: string; charge: bigint; late: boolean }
  | { op: 'close'; hold: string; captures: number; total: bigint }
  | { op: 'cancel'; hold: string }
  | { op: 'refund'; id: string; amount: bigint }
  | { op: 'chargeback'; id: string; amount: bigint }
  | { op: 'expire' };

interface Hold {
  state: 'declined' | 'open' | 'closing' | 'closed' | 'void';
  requested: bigint;
  reserved: bigint;
  monthly: bigint;
  captured: bigint;
  released: bigint;
  settles: Map<string, { charge: bigint; late: boolean; answer: string }>;
  seen: number;
  total: bigint;
  expected?: { captures: number; total: bigint };
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

export class ReferenceLedger {
  prepaid = 0n;
  monthly = 0n;
  held = 0n;
  receivable = 0n;
  revenue = 0n;
  suspended = false;
  readonly holds = new Map<string, Hold>();
  private readonly transfers = new Map<string, string>();

  /** The outcome, or the SQLSTATE of the refusal. */
  apply(o: LedgerOperation): string {
    switch (o.op) {
      case 'topup':
        return this.once(o.id, `topup ${o.amount}`, () => void (this.prepaid += o.amount));
      case 'refund':
        return this.once(o.id, `refund ${o.amount}`, () => void (this.prepaid -= o.amount), this.prepaid < o.amount);
      case 'adjust':
        return this.adjust(o);
      case 'chargeback':
        return this.once(o.id, `chargeback ${o.amount}`, () => {
          const taken = least(this.prepaid, o.amount);
          this.prepaid -= taken;
          this.receivable -= o.amount - taken;
          if (taken < o.amount) this.suspended = true;
        });
      case 'reserve':
        return this.reserve(o.hold, o.amount);
      case 'capture':
        return this.capture(o.hold, o.settle, o.charge, o.late);
      case 'close':
        return this.close(o.hold, o.captures, o.total);
      case 'cancel':
        return this.cancel(o.hold);
      case 'expire':
        return 'expired';
    }
  }

  private once(id: string, content: string, effect: () => void, tooMuch = false): string {
    const before = this.transfers.get(id);
    if (before !== undefined) return before === content ? 'again' : 'LG001';
    if (tooMuch) return 'LG004';
    this.transfers.set(id, content);
    effect();
    return 'posted';
  }

  private adjust(o: { id: string; target: string; amount: bigint }): string {
    const monthly = o.target === 'available_monthly';
    return this.once(
      o.id,
      `adjust ${o.target} ${o.amount}`,
      () => void (monthly ? (this.monthly += o.amount) : (this.prepaid += o.amount)),
      (monthly ? this.monthly : this.prepaid) + o.amount < 0n,
    );
  }

  private reserve(id: string, amount: bigint): string {
    const before = this.holds.get(id);
    if (before?.state === 'void') return 'void';
    if (before !== undefined)
      return before.requested !== amount ? 'LG001' : before.state === 'declined' ? 'declined' : 'held';
    // No answer that is kept: the same request is answered once that is over.
    if (this.suspended) return 'suspended';
    const declined = this.prepaid + this.monthly < amount;
    const monthly = declined ? 0n : least(this.monthly, amount);
    const reserved = declined ? 0n : amount;
    this.holds.set(id, {
      state: declined ? 'declined' : 'open',
      requested: amount,
      reserved,
      monthly,
      captured: 0n,
      released: 0n,
      settles: new Map(),
      seen: 0,
      total: 0n,
    });
    this.monthly -= monthly;
    this.prepaid -= reserved - monthly;
    this.held += reserved;
    return declined ? 'declined' : 'held';
  }

  private capture(id: string, settle: string, charge: bigint, late: boolean): string {
    const hold = this.holds.get(id);
    if (hold === undefined) return 'LG003';
    if (hold.state === 'declined' || hold.state === 'void') return charge > 0n ? 'LG003' : 'ignored';
    const before = hold.settles.get(settle);
    if (before !== undefined) return before.charge === charge && before.late === late ? before.answer : 'LG001';
    const answer =
      hold.state === 'closed' ? this.captureAfterClose(charge, late) : this.captureFromHold(hold, charge, late);
    if (answer.startsWith('LG')) return answer;
    hold.settles.set(settle, { charge, late, answer });
    this.closeWhenComplete(hold);
    return answer;
  }

  private captureFromHold(hold: Hold, charge: bigint, late: boolean): string {
    const left = hold.reserved - hold.captured;
    if (charge > left && !late) return 'LG002';
    const taken = least(charge, left);
    hold.captured += taken;
    this.held -= taken;
    this.revenue += taken;
    if (!late) {
      hold.seen += 1;
      hold.total += charge;
    }
    return late && taken === 0n && charge > 0n ? 'written-off' : 'captured';
  }

  private captureAfterClose(charge: bigint, late: boolean): string {
    if (late) return 'written-off';
    const monthly = least(this.monthly, charge);
    const prepaid = least(this.prepaid, charge - monthly);
    this.monthly -= monthly;
    this.prepaid -= prepaid;
    this.receivable -= charge - monthly - prepaid;
    this.revenue += charge;
    return 'after-close';
  }

  private close(id: string, captures: number, total: bigint): string {
    const hold = this.holds.get(id);
    if (hold === undefined) return 'LG003';
    if (hold.state === 'open' || (hold.state === 'closing' && (hold.expected?.captures ?? 0) < captures)) {
      hold.state = 'closing';
      hold.expected = { captures, total };
    }
    this.closeWhenComplete(hold);
    return hold.state === 'closing' ? 'closing' : 'closed';
  }

  private cancel(id: string): string {
    const hold = this.holds.get(id);
    if (hold === undefined)
      this.holds.set(id, {
        state: 'void',
        requested: 0n,
        reserved: 0n,
        monthly: 0n,
        captured: 0n,
        released: 0n,
        settles: new Map(),
        seen: 0,
        total: 0n,
      });
    if (hold?.state === 'open') this.release(hold);
    return hold?.state === 'closing' ? 'closing' : 'closed';
  }

  private closeWhenComplete(hold: Hold): void {
    if (hold.state === 'closing' && hold.seen === hold.expected?.captures && hold.total === hold.expected.total)
      this.release(hold);
  }

  private release(hold: Hold): void {
    const monthly = hold.monthly > hold.captured ? hold.monthly - hold.captured : 0n;
    hold.released = hold.reserved - hold.captured;
    hold.state = 'closed';
    this.held -= hold.released;
    this.monthly += monthly;
    this.prepaid += hold.released - monthly;
  }
}
