"""What every game shares: cards, dice, chance, the game contract, match and record."""
