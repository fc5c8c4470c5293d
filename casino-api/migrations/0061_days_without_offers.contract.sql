-- What rewards cost a day is read from the books (house_days.rewards); what offers may still cost stands with each offer.
DROP TRIGGER day_figures_offered;
ALTER TABLE day_figures DROP COLUMN bonus_cost;
