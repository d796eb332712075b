export interface HelpQuestion {
  slug: string;
  title: string;
  about: string;
}
export interface HelpCategory {
  slug: string;
  title: string;
  sections: readonly { title: string; questions: readonly HelpQuestion[] }[];
}
