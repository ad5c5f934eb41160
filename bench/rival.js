// The rival of bench/server.py: boardgame.io with a bidding game for four, in memory, one process.
const { Server, Origins } = require('boardgame.io/server');

const Bid = {
  name: 'bid',
  setup: ({ ctx }) => ({
    round: 1, noble: 'plus_5', jewels: Array(ctx.numPlayers).fill(8), bids: Array(ctx.numPlayers).fill(null),
    hands: Array(ctx.numPlayers).fill([0, 1, 2, 3, 4, 5, 6, 7]),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, ctx, playerID }, amount) => {
      G.bids[playerID] = amount;
      if (G.bids.every((bid) => bid !== null)) {
        const highest = Math.max(...G.bids);
        G.bids.forEach((bid, seat) => { if (bid === highest) G.jewels[seat] += 1; });
        G.bids = Array(ctx.numPlayers).fill(null);
        G.round += 1;
      }
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    bids: G.bids.map((bid, seat) => (String(seat) === playerID ? bid : bid !== null)),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

const server = Server({ games: [Bid], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
