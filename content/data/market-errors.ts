import { defineTable } from 'onesource';

const source = 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/contracts/src';

const error = (selector: string, name: string, cause: string, remedy: string) => ({
  quotes: [],
  cells: [{ code: name }, { code: selector }, cause, remedy],
});

/** A selector is the first four bytes of the signature's Keccak-256 hash. The second source lists them too. */
export const table = defineTable({
  caption: 'Errors of the market’s contract, Boundless 2.0',
  source: [
    { title: 'BoundlessMarket.sol at v2.0.2', href: `${source}/BoundlessMarket.sol` },
    { title: 'IBoundlessMarket.sol', href: `${source}/IBoundlessMarket.sol` },
    { title: 'types/Offer.sol', href: `${source}/types/Offer.sol` },
  ],
  checked: '2026-11-27',
  columns: ['Error', 'Selector', 'Cause', 'What to do'],
  rows: [
    error(
      'InsufficientBalance(account)',
      '0x897f6c58',
      'the account named has too little in the market: ether if it is the buyer’s, collateral if it is the prover’s',
      'deposit, or withdraw less',
    ),
    error(
      'InvalidRequest()',
      '0x41abc801',
      'min_price is above max_price, ramp_up_period above lock_timeout, lock_timeout above timeout, or timeout more than 194 days above lock_timeout',
      'change the offer',
    ),
    error(
      'InvalidSignature()',
      '0x8baa579f',
      'the request wasn’t signed with the key of the account in its ID, or it was signed for a different market or chain',
      'sign again, with the address and chain ID of this market',
    ),
    error(
      'RequestIsLocked(id)',
      '0xa9057651',
      'a prover tried to lock what another one holds, or delivered it without being paid',
      'nothing: only the holder of the lock is paid',
    ),
    error(
      'RequestLockIsExpired(id, lockDeadline)',
      '0xcfe6a8fd',
      'a prover tried to lock after lock_timeout',
      'deliver without a lock before timeout',
    ),
    error(
      'RequestIsExpired(id, deadline)',
      '0x873fd26b',
      'the proof came after timeout; nobody is paid',
      'as a buyer, send a new request',
    ),
    error(
      'RequestIsFulfilled(id)',
      '0x1cfdeebb',
      'somebody delivered already, or the collateral of a prover that delivered in time was to be slashed',
      'nothing',
    ),
    error(
      'RequestIsNotLockedOrPriced(id)',
      '0xc274d3e3',
      'a proof was delivered for a request that is neither locked nor passed along with its signature; this error was RequestIsExpiredOrNotPriced from 0.7 to 0.9, and RequestIsNotPriced in 0.6',
      'call priceAndFulfill, or lock first',
    ),
    error(
      'RequestIsNotLocked(id)',
      '0xd2be005d',
      'slash, or a question about the lock, for a request that nobody locked',
      'nothing: there is no collateral',
    ),
    error(
      'RequestIsNotExpired(id, deadline)',
      '0x79c66ab0',
      'slash before timeout was over',
      'wait for the deadline in the error',
    ),
    error('RequestIsSlashed(id)', '0x64620c9a', 'the collateral was slashed before', 'nothing'),
    error(
      'PartialPayment(fullAmount, paidAmount)',
      '0x6008fdcb',
      'the buyer’s balance covered a part of the price',
      'nothing: the proof was delivered',
    ),
    error(
      'SelectorMismatch(required, provided)',
      '0xb8b38d4c',
      'the proof isn’t of the kind that the request asks for',
      'prove with a release whose selector the request names',
    ),
    error(
      'UnfulfillableCallback()',
      '0xb90a25b1',
      'the buyer asked for a callback, and the proof came without the journal',
      'deliver the journal',
    ),
    error(
      'InsufficientGas()',
      '0x1c26714c',
      'the transaction leaves less gas than the buyer promised to the callback',
      'raise the gas limit of the transaction',
    ),
  ],
});
