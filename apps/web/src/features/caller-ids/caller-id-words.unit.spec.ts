import { answersWord, numberOf, senderLook, typeWord, whatPeopleSee } from './caller-id-words';

const number = {
  name: 'Shared number',
  phoneInternational: '+61491578888',
  callerType: 'shared-number',
  status: 'verified',
};
const named = { name: 'CornerCafe', phoneInternational: '', callerType: 'business-name', status: 'verified' };

describe('a sender in words', () => {
  it('shows its number, or its name, or what phones put in place of a name that is not registered', () => {
    expect(whatPeopleSee(number)).toBe('+61 491 578 888');
    expect(whatPeopleSee(named)).toBe('CornerCafe');
    expect(whatPeopleSee({ ...named, status: 'unverified' })).toBe('“Unverified”, mixed in with other senders');
  });

  it('says whether it can be answered', () => {
    expect(answersWord('dedicated-number')).toBe('People can reply');
    expect(answersWord('business-name')).toBe('Can’t receive replies or STOP');
    expect(numberOf(named)).toBe('–');
  });

  it('never calls a state that it does not know verified', () => {
    expect(senderLook('a word of tomorrow').label).toBe('Unverified');
    expect(typeWord('phone-number')).toBe('Own phone number');
  });
});
