export { addressesIn, replaceAddresses, type Address } from './addresses.js';
export { countParts, type PartCount } from './count-parts.js';
export { isGsm7 } from './gsm7.js';
export { costlyCharacters, replaceCostly, type CostlyCharacter } from './costly-characters.js';
export {
  attributeKey,
  campaignPlaceholders,
  linkPlaceholder,
  linksUsed,
  parseTemplate,
  placeholdersUsed,
  standardPlaceholders,
  turnPlaceholders,
  unknownPlaceholders,
  type Segment,
  type Template,
} from './template.js';
export { compileTemplate, missingPlaceholders, render, type RenderTemplate, type TemplateValues } from './render.js';
