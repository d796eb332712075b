export { countParts, type PartCount } from './count-parts.js';
export { isGsm7 } from './gsm7.js';
export { costlyCharacters, replaceCostly, type CostlyCharacter } from './costly-characters.js';
export {
  attributeKey,
  parseTemplate,
  placeholdersUsed,
  standardPlaceholders,
  unknownPlaceholders,
  type Segment,
  type Template,
} from './template.js';
export { compileTemplate, missingPlaceholders, render, type RenderTemplate, type TemplateValues } from './render.js';
