import { faultPoint } from '@bellbird/service-host/light';
import { GroupCommit } from '../hot/group-commit.js';
import type { HotConnection } from '../hot/hot-connection.js';
import type { Click } from './click.js';
import { within } from './within.js';

/** Longer than this nobody waits for their click to be counted. */
const patienceMs = 50;

const insert = {
  name: 'log-clicks',
  text: `insert into click_log (link_set, ordinal, link, at, agent, network, hints)
         select * from unnest($1::int[], $2::int[], $3::smallint[], $4::timestamptz[], $5::text[], $6::text[], $7::smallint[])`,
};

/**
 * Logs clicks before they are led on, written whenever the connection is free with all that have come meanwhile. A click
 * that is not known to be there after 50 ms is led on all the same, and `onLost` counts it.
 */
export class ClickLog {
  private readonly commits: GroupCommit<Click>;

  constructor(
    private readonly connection: Pick<HotConnection, 'rows'>,
    private readonly onLost: () => void,
    private readonly waitMs = patienceMs,
  ) {
    this.commits = new GroupCommit((clicks) => this.write(clicks));
  }

  /** Resolves when it is committed, or when nobody waits any longer; it never rejects. */
  async log(click: Click): Promise<void> {
    const logged = this.commits.add(click).then(
      () => true,
      () => false,
    );
    const isLogged = await within(this.waitMs, logged, () => {
      this.commits.withdraw(click);
      return Promise.resolve(false);
    });
    if (!isLogged) this.onLost();
  }

  private async write(clicks: readonly Click[]): Promise<void> {
    await this.connection.rows(insert, [
      clicks.map((c) => c.linkSet),
      clicks.map((c) => c.ordinal),
      clicks.map((c) => c.link),
      clicks.map((c) => c.at.toISOString()),
      clicks.map((c) => c.agent),
      clicks.map((c) => c.network),
      clicks.map((c) => c.hints),
    ]);
    faultPoint('after-click-log');
  }
}
