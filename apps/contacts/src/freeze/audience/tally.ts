import { noneLeftOut } from '@bellbird/events';
import { outcomeFor, type Outcome, type PersonRow } from '../people/person.js';
import type { CampaignText } from '../text/campaign-text.js';
import { textOfPerson } from '../text/variant.js';
import { zoneOfPerson, type ZoneRule } from '../zones/zone-of-person.js';
import { costlyIn } from './costly.js';

export interface CostlyTally {
  character: string;
  name: string;
  replacement: string;
  /** By country: parts that the campaign would be shorter without this character. */
  partsSaved: Record<string, number>;
}

/** What one of several texts comes to. */
export interface VariantMeasure {
  recipients: number;
  partsByCountry: Record<string, number>;
}

/** What a campaign would send, to the part. */
export interface AudienceMeasure {
  recipients: number;
  leftOut: Record<string, number>;
  partsByCountry: Record<string, number>;
  partsPerMessage: Record<string, number>;
  costlyCharacters: CostlyTally[];
  /** Of several texts, of each; null where there is one. */
  variants: VariantMeasure[] | null;
  /** Recipients by zone, most first; none where nobody asked for them. */
  zones: { zone: string; people: number }[];
}

/** In a quote nobody has a place yet, and all links are equally long. */
const anyOrdinal = 1;

/** Adds up people as they come; those who would read the same text come together, with their number. */
export class Tally {
  private readonly leftOut = noneLeftOut();
  private readonly partsByCountry = new Map<string, number>();
  private readonly partsPerMessage = new Map<number, number>();
  private readonly costly = new Map<string, CostlyTally>();
  private readonly zones = new Map<string, number>();
  private readonly variants: { recipients: number; partsByCountry: Map<string, number> }[] | null;
  private recipients = 0;

  constructor(
    private readonly campaign: CampaignText,
    private readonly zoneRule: ZoneRule | null = null,
  ) {
    this.variants = campaign.variants?.texts.map(() => ({ recipients: 0, partsByCountry: new Map() })) ?? null;
  }

  add(person: PersonRow, people: number): void {
    this.decide(person, person.id, false, people);
  }

  /** Somebody who was typed by number; without a contact there is no link to opt out by. */
  addTyped(person: PersonRow, contactId: string | null, isDuplicate: boolean): void {
    this.decide(person, contactId, isDuplicate, 1);
  }

  private decide(person: PersonRow, contactId: string | null, isDuplicate: boolean, people: number): void {
    const { text, variant } = textOfPerson(this.campaign, { contactId, phone: person.phone });
    const outcome = outcomeFor(person, text, { isDuplicate, ordinal: anyOrdinal });
    this.count(person, outcome, people);
    if (variant !== null && 'parts' in outcome) {
      const counted = this.variants![variant - 1]!;
      counted.recipients += people;
      addTo(counted.partsByCountry, person.phoneCountry, outcome.parts * people);
    }
  }

  private count(person: PersonRow, outcome: Outcome, people: number): void {
    if ('reason' in outcome) {
      this.leftOut[outcome.reason] += people;
      return;
    }
    this.recipients += people;
    addTo(this.partsByCountry, person.phoneCountry, outcome.parts * people);
    addTo(this.partsPerMessage, outcome.parts, people);
    if (this.zoneRule !== null) addTo(this.zones, zoneOfPerson(person, this.zoneRule), people);
    this.addCostly(outcome.text, outcome.parts, person.phoneCountry, people);
  }

  result(): AudienceMeasure {
    return {
      recipients: this.recipients,
      leftOut: this.leftOut,
      partsByCountry: Object.fromEntries(this.partsByCountry),
      partsPerMessage: Object.fromEntries(this.partsPerMessage),
      costlyCharacters: [...this.costly.values()],
      variants:
        this.variants?.map(({ recipients, partsByCountry }) => ({
          recipients,
          partsByCountry: Object.fromEntries(partsByCountry),
        })) ?? null,
      zones: [...this.zones]
        .map(([zone, people]) => ({ zone, people }))
        .sort((a, b) => b.people - a.people || a.zone.localeCompare(b.zone)),
    };
  }

  private addCostly(text: string, parts: number, country: string, people: number): void {
    for (const { character, saved } of costlyIn(text, parts)) {
      const tally = this.costly.get(character.character) ?? { ...character, partsSaved: {} };
      tally.partsSaved[country] = (tally.partsSaved[country] ?? 0) + saved * people;
      this.costly.set(character.character, tally);
    }
  }
}

function addTo<K>(map: Map<K, number>, key: K, number: number): void {
  map.set(key, (map.get(key) ?? 0) + number);
}
