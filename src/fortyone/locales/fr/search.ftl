# Pourquoi une recherche joue un coup : au terminal et dans le navigateur. Le coup est écrit devant.

search-only = le seul coup permis
search-first = rien ne parle pour un autre coup
search-hurried = ce que joue l’expérience ; le temps a manqué pour examiner chaque coup
search-best = le meilleur coup : { $value } en moyenne, { $lead } par rapport à { $next }
search-equal-best = vaut { $next }, autant qu’on puisse en juger, et c’est ce que joue l’expérience
search-exact = le meilleur coup, à coup sûr : { $value }, { $lead } par rapport à { $next }
search-equal-exact = vaut exactement { $next } ({ $value }), et c’est ce que joue l’expérience
search-plus = +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-minus = −{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-zero = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
