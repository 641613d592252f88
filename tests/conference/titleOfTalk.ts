const LONGEST = 120;

const TITLES = [
  'Queues',
  'Interest-rate derivatives, counterparty valuation adjustments and what one margin call taught all who ever met it, twice',
  'भारतीय डेरिवेटिव बाज़ार में तरलता: एक ऑर्डर बुक की कहानी',
  'ما تعلّمناه من دفتر الأوامر في يومٍ بلا سيولة',
  '订单簿中的排队：从撮合引擎到策略的一天',
  'Why (almost) nobody’s σ̂ is √T-consistent — and “what to do about it” in < 20 lines of C++',
  'Nowcasting: a keynote',
  'Donaudampfschifffahrtsgesellschaftskapitänsversicherungsprämienberechnung with Gaussian processes',
] as const;

/** The title of a talk, as programmes have them: one word or 120 characters, and in any script. */
export const titleOfTalk = (number: number): string => {
  const [title = ''] = TITLES.slice(number % TITLES.length);
  const round = Math.floor(number / TITLES.length);
  const told = round === 0 ? title : `${title} (${round + 1})`;
  return told.length <= LONGEST
    ? told
    : `${title.slice(0, LONGEST - 5).replace(/\s\S*$/, '')} (${round + 1})`;
};
