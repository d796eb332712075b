const sydney = 'Australia/Sydney';

/** The zone of each state and territory, by its short and its whole name, in capitals with single blanks. */
export const zoneOfState: Readonly<Record<string, string>> = {
  NSW: sydney,
  'NEW SOUTH WALES': sydney,
  ACT: sydney,
  'AUSTRALIAN CAPITAL TERRITORY': sydney,
  JBT: sydney,
  'JERVIS BAY TERRITORY': sydney,
  VIC: 'Australia/Melbourne',
  VICTORIA: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  QUEENSLAND: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  'SOUTH AUSTRALIA': 'Australia/Adelaide',
  WA: 'Australia/Perth',
  'WESTERN AUSTRALIA': 'Australia/Perth',
  TAS: 'Australia/Hobart',
  TASMANIA: 'Australia/Hobart',
  NT: 'Australia/Darwin',
  'NORTHERN TERRITORY': 'Australia/Darwin',
  'LORD HOWE ISLAND': 'Australia/Lord_Howe',
  'NORFOLK ISLAND': 'Pacific/Norfolk',
  'CHRISTMAS ISLAND': 'Indian/Christmas',
  'COCOS ISLANDS': 'Indian/Cocos',
  'COCOS (KEELING) ISLANDS': 'Indian/Cocos',
};
