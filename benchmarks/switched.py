"""The search with one addition switched off: what is each of them worth?

fortyone arena cuarenta --players strong:400,benchmarks.switched:NO_WEIGHTS:400 --deals 60
"""

from typing import Final

from fortyone.search.bot import Search

NO_POLICY: Final = Search(policy=False)
NO_LEAVES: Final = Search(leaves=False)
NO_WEIGHTS: Final = Search(weights=False)
NO_TREE: Final = Search(tree=False)
