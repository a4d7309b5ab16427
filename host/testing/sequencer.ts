// Campaigns first among the files of their project: one that began last would run alone, with a processor idle beside it.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isCampaign = ({ moduleId }: TestSpecification): boolean => moduleId.includes('.campaign.');

export default class CampaignsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isCampaign), ...own.filter((file) => !isCampaign(file))];
    });
  }
}
