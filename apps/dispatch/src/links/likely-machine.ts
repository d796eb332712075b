import { clickHint } from './click.js';

/** A click with what is known of its message some seconds later. */
export interface JudgedClick {
  hints: number;
  agent: string;
  /** It came within a second of the message's acceptance, or before: nobody reads so fast. */
  atOnce: boolean;
  /** Another link of the same message was followed within a second. */
  withOthers: boolean;
}

/**
 * Agents that fetch what a link leads to, for a preview or to look for harm. iMessage fetches as `facebookexternalhit …
 * Twitterbot`.
 */
const agents = new RegExp(
  [
    'facebookexternalhit|facebookcatalog|twitterbot|whatsapp|telegrambot|slackbot|slack-imgproxy|discordbot|linkedinbot',
    'skypeuripreview|microsoftpreview|viber|pinterest|redditbot|embedly|iframely|bitlybot|vkshare|snapchat|google-pagerenderer',
    'googlebot|google-safety|google-read-aloud|googleimageproxy|bingbot|bingpreview|applebot|yandex|baiduspider|duckduckbot|petalbot',
    'safelinks|barracuda|proofpoint|mimecast|symantec|trendmicro|forcepoint|messagelabs|fireeye|virustotal|urlscan|zscaler|checkpoint',
    String.raw`headlesschrome|phantomjs|puppeteer|playwright|\bcurl/|\bwget/|python-requests|python-urllib|aiohttp|go-http-client|okhttp`,
    String.raw`java/|libwww|axios/|node-fetch|undici|scrapy|httpclient|\bbot\b|bot/|crawler|spider|preview|scanner|monitor`,
  ].join('|'),
  'i',
);

/** Whether a machine likely followed the link, and no person. */
export const isLikelyMachine = ({ hints, agent, atOnce, withOthers }: JudgedClick): boolean =>
  (hints & (clickHint.head | clickHint.prefetch)) !== 0 || agents.test(agent) || atOnce || withOthers;
