import { roomBeside } from './use-room-beside';

describe('the room of a drawer beside its list', () => {
  it('ends above the edge of the screen, wherever the list begins', () => {
    expect(roomBeside({ top: 264, bottom: 2_000, screen: 860 })).toBe(584);
    expect(roomBeside({ top: 264, bottom: 2_000, screen: 720 })).toBe(444);
  });

  it('grows to the top bar as the page scrolls, and no further', () => {
    expect(roomBeside({ top: 100, bottom: 1_900, screen: 860 })).toBe(748);
    expect(roomBeside({ top: -600, bottom: 1_200, screen: 860 })).toBe(772);
  });

  it('leaves the footer free where a short list, or the end of a long one, shows it', () => {
    expect(roomBeside({ top: 264, bottom: 400, screen: 860 })).toBe(512);
    expect(roomBeside({ top: -600, bottom: 790, screen: 860 })).toBe(714);
  });

  it('stays high enough for a field on a low screen', () => {
    expect(roomBeside({ top: 264, bottom: 400, screen: 480 })).toBe(320);
  });
});
